import { end, start } from './parse.ts';

const sign = /[\p{L}\p{M}\p{N}]+|[^\s-]/gu;

/**
 * The tokens that phrases are compared with: the words of a text in lower case without apostrophes, each sign of
 * punctuation by itself, and an end on either side. Hyphens are spaces, and a repeated letter counts once: `Sooo` is `so`.
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1');
  return [start, ...(plain.match(sign) ?? []), end];
}

export const isWord = (token: string) => /^[\p{L}\p{M}\p{N}]/u.test(token);
export const isPunctuation = (token: string) => token !== start && token !== end && !isWord(token);
/** Whether a phrase may skip the token without leaving its sentence. */
export const isWithin = (token: string) => token !== start && token !== end && !'.?!'.includes(token);
