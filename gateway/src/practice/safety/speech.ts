import type { CareKind, CareLanguage } from '@apologia/contract';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { CareWords } from './words/words.ts';

const words: Record<CareLanguage, CareWords> = { en, es, fr, de };

/** An answer to somebody in need, and the name under which it is recorded as said. */
export interface Speech {
  text: string;
  name: string;
}

/**
 * The next answer to somebody in need; none is repeated before all were given.
 * @param kind `null` where they told of no new need; `asking` where it is not certain that they are in need
 * @param said names of the lines said in the conversation
 */
export function nextSpeech(
  kind: CareKind | 'asking' | null,
  language: CareLanguage,
  said: readonly string[],
): Speech {
  const { step, asking, kinds, stay, still } = words[language];
  const [list, part] = kind
    ? [kind === 'asking' ? [asking] : kinds[kind], `care/${kind}`]
    : [stay, 'care/stay'];
  const next = list.findIndex((_, i) => !said.includes(`${part}/${i}`));
  if (next >= 0) {
    const text = list[next] as string;
    const isFirst = kind !== 'asking' && !said.some((name) => name.startsWith('care/'));
    return { text: isFirst ? `${step}\n\n${text}` : text, name: `${part}/${next}` };
  }
  const times = said.filter((name) => name.startsWith('care/still/')).length;
  const { beginnings, ends } = still;
  // Both lists repeat, and as one is longer by one their pairs are new for a long time.
  return {
    text: `${beginnings[times % beginnings.length]} ${ends[times % ends.length]}`,
    name: `care/still/${times}`,
  };
}
