import type { CareKind, CareLanguage } from '@apologia/contract';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { CareWords } from './words/words.ts';

const words: Record<CareLanguage, CareWords> = { en, es, fr, de };

/** What is said now, and the name under which it is remembered as said. */
export interface Speech {
  text: string;
  name: string;
}

/**
 * The next words to somebody in need; nothing is said twice until everything was.
 * @param kind `null` where nothing new was told
 * @param said names of what was said in the conversation
 */
export function nextSpeech(kind: CareKind | null, language: CareLanguage, said: readonly string[]): Speech {
  const { step, kinds, stay, still } = words[language];
  const [list, part] = kind ? [kinds[kind], `care/${kind}`] : [stay, 'care/stay'];
  const next = list.findIndex((_, i) => !said.includes(`${part}/${i}`));
  if (next >= 0) {
    const text = list[next] as string;
    const isFirst = !said.some((name) => name.startsWith('care/'));
    return { text: isFirst ? `${step}\n\n${text}` : text, name: `${part}/${next}` };
  }
  const times = said.filter((name) => name.startsWith('care/still/')).length;
  const { beginnings, ends } = still;
  // Both go round, and as one list is longer by one they meet in ever new pairs.
  return {
    text: `${beginnings[times % beginnings.length]} ${ends[times % ends.length]}`,
    name: `care/still/${times}`,
  };
}
