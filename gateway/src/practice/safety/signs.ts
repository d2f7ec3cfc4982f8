import { type CareKind, careKinds } from '@apologia/contract';
import { choicesOf } from './choices.ts';

/** Finds the kinds that phrases in a stretch of words are sure of. */
export type Signs = (words: readonly string[]) => CareKind[];

const isKind = (name: string): name is CareKind => careKinds.some((kind) => kind === name);

/**
 * @param lines `[kind]` and under it phrases, `{a|b}` for either; under `[not]` what only begins like one
 * @param wordsOf how messages are read, so that phrases are read the same
 */
export function signsFrom(lines: readonly string[], wordsOf: (text: string) => string[]): Signs {
  const kinds = new Map<string, CareKind | null>();
  let longest = 0;
  let kind: CareKind | null = null;
  for (const line of lines) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (name !== undefined) {
      kind = isKind(name) ? name : null;
      continue;
    }
    for (const phrase of choicesOf(line)) {
      const words = wordsOf(phrase);
      longest = Math.max(longest, words.length);
      kinds.set(words.join(' '), kind);
    }
  }
  return (words) => {
    const found: CareKind[] = [];
    for (let from = 0; from < words.length; from++) {
      let sure: CareKind | null = null;
      let phrase = '';
      for (let to = from; to < words.length && to < from + longest; to++) {
        phrase = phrase ? `${phrase} ${words[to]}` : (words[to] as string);
        // The longest phrase from here decides, so that what only begins like one is passed over.
        const known = kinds.get(phrase);
        if (known !== undefined) sure = known;
      }
      if (sure) found.push(sure);
    }
    return found;
  };
}
