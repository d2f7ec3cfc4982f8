import { type CareKind, careKinds } from '@apologia/contract';
import { expandAlternatives } from './alternatives.ts';

/** What phrases among some words tell of: kinds of need for certain, and weariness, which may be of the day or of life. */
export interface Signs {
  certain: CareKind[];
  isWeary: boolean;
}

const weary = 'weary';

const isKind = (name: string): name is CareKind => careKinds.some((kind) => kind === name);

/**
 * Reads the list of phrases.
 * @param lines `[kind]` and under it phrases, `{a|b}` for either; `[weary]`; under `[not]` phrases that only begin like one
 * @param wordsOf reads phrases as messages are read
 */
export function signsFrom(
  lines: readonly string[],
  wordsOf: (text: string) => string[],
): (words: readonly string[]) => Signs {
  const kinds = new Map<string, CareKind | typeof weary | null>();
  let longest = 0;
  let kind: CareKind | typeof weary | null = null;
  for (const line of lines) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (name !== undefined) {
      kind = isKind(name) || name === weary ? name : null;
      continue;
    }
    for (const phrase of expandAlternatives(line)) {
      const words = wordsOf(phrase);
      longest = Math.max(longest, words.length);
      kinds.set(words.join(' '), kind);
    }
  }
  return (words) => {
    const certain: CareKind[] = [];
    let isWeary = false;
    for (let from = 0; from < words.length; from++) {
      let longestMatch: CareKind | typeof weary | null = null;
      let phrase = '';
      for (let to = from; to < words.length && to < from + longest; to++) {
        phrase = phrase ? `${phrase} ${words[to]}` : (words[to] as string);
        // The longest phrase decides, so that one which only begins like a sign is passed over.
        const match = kinds.get(phrase);
        if (match !== undefined) longestMatch = match;
      }
      if (longestMatch === weary) isWeary = true;
      else if (longestMatch) certain.push(longestMatch);
    }
    return { certain, isWeary };
  };
}
