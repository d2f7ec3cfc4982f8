import { skeletonOf } from '@apologia/db/names';
import { reservedNames, reservedParts, reservedWords } from './reservedNames.ts';

/** Digits that stand for letters, once 0 and 1 are letters by their looks. */
const digitLetters: Record<string, string> = { '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** The words of a name as someone reads them who is in a hurry. */
function wordsOf(name: string): string[] {
  const plain = skeletonOf(name).normalize('NFD').replace(/\p{M}/gu, '');
  return plain
    .replace(/[3457]/g, (digit) => digitLetters[digit] ?? digit)
    .replaceAll('i', 'l')
    .split('-');
}

/** A name without the digits it ends in. */
function withoutNumber(name: string): string {
  let end = name.length;
  while (end > 0 && /\d/.test(name[end - 1] ?? '')) end -= 1;
  return name.slice(0, end);
}

const bare = (name: string) => wordsOf(name).join('');
const names = new Set(reservedNames.map(bare));
const words = new Set(reservedWords.map(bare));
const parts = reservedParts.map(bare);

/** Whether a name could be taken for the academy's own, or for no name at all. */
export function isReserved(name: string): boolean {
  const whole = bare(name);
  // A number behind it makes no other word of it.
  const read = [...wordsOf(name), ...wordsOf(withoutNumber(name)), whole];
  return (
    names.has(whole) || read.some((word) => words.has(word)) || parts.some((part) => whole.includes(part))
  );
}
