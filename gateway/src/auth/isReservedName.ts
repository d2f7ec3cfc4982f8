import { skeletonOf } from '@apologia/db/names';
import { reservedNames, reservedParts, reservedWords } from './reservedNames.ts';

/** Digits that stand for letters, once 0 and 1 are letters by their looks. */
const digitLetters: Record<string, string> = { '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** The words of a name as a hurried reader takes them. */
function wordsOf(name: string): string[] {
  const plain = skeletonOf(name).normalize('NFD').replace(/\p{M}/gu, '');
  return plain
    .replace(/[3457]/g, (digit) => digitLetters[digit] ?? digit)
    .replaceAll('i', 'l')
    .split('-');
}

/** A name without the digits at its end. */
function withoutNumber(name: string): string {
  let end = name.length;
  while (end > 0 && /\d/.test(name[end - 1] ?? '')) end -= 1;
  return name.slice(0, end);
}

const normalize = (name: string) => wordsOf(name).join('');
const names = new Set(reservedNames.map(normalize));
const words = new Set(reservedWords.map(normalize));
const parts = reservedParts.map(normalize);

/** Whether a name could be taken for the academy's own, or for no name at all. */
export function isReservedName(name: string): boolean {
  const whole = normalize(name);
  // A number at the end does not make it another word.
  const candidates = [...wordsOf(name), ...wordsOf(withoutNumber(name)), whole];
  return (
    names.has(whole) ||
    candidates.some((word) => words.has(word)) ||
    parts.some((part) => whole.includes(part))
  );
}
