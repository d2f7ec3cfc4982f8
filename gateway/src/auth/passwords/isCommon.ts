import { commonest } from './commonest.computed.ts';

const passwords = new Set(commonest.split(' '));

/** Neighbours on a keyboard, and in the alphabet. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];
const lines = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Whether everybody tries this password: one of the commonest, one piece again and again, or a walk along the keyboard. */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  return passwords.has(plain) || isRepeated(plain) || lines.some((line) => line.includes(plain));
}

/** Whether a text is one piece again and again, the last time perhaps in part: `abcabcab`. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}
