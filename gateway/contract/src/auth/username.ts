import * as z from 'zod/mini';
import { limits } from '../kernel/limits.ts';
import { visibleLength } from '../kernel/visibleLength.ts';

/** Scripts that a name may be in. Japanese and Korean mix theirs with Han. */
const scripts = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Syriac', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Mongolian'],
];
/** Put together when this is loaded; `.ci/patterns.test.ts` looks at each. */
export const alphabets: readonly RegExp[] = [
  ...scripts.map((script) => `\\p{Script=${script}}`),
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー',
  '\\p{Script=Han}\\p{Script=Hangul}',
].map((letters) => new RegExp(`^[${letters}\\p{Script=Inherited}0-9 ._'’-]*$`, 'u'));

const inOneAlphabet = (name: string) => alphabets.some((alphabet) => alphabet.test(name));

/** Letters, each with a mark or three, and digits; between them a sign, a space or both. */
const shape = /^[\p{L}0-9]\p{M}{0,3}(?:[._'’-]? ?[\p{L}0-9]\p{M}{0,3})*[._-]?$/u;

/** Marks that stand on any letter are not counted: they are seen with it. */
const letterCount = (name: string) => visibleLength(name.replace(/\p{Script=Inherited}/gu, ''));

export const username = z.string('Username is required').check(
  z.normalize('NFKC'),
  z.trim(),
  z.refine((name) => letterCount(name) >= limits.usernameMin, {
    error: 'Username must be at least 3 characters',
    abort: true,
  }),
  z.maxLength(limits.usernameMax, { error: 'Username must be at most 40 characters', abort: true }),
  // Invisible characters would let two names look like one.
  z.refine((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), {
    error: 'Username has characters that cannot be seen',
    abort: true,
  }),
  z.refine((name) => shape.test(name), {
    error: 'Username can have letters, digits, single spaces and . _ - between them',
    abort: true,
  }),
  z.refine(inOneAlphabet, 'Username must keep to one alphabet'),
);
