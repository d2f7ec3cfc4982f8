import { scripture } from '@apologia/contract';
import { query } from '@apologia/kit';

export const shortestSearch = 2;

/** A number behind a letter: it may name a chapter. */
export const mayBeReference = (text: string): boolean => /^\P{L}*\p{L}\D*\d/u.test(text);

export const searchFor = (q: string) => query(scripture.search, { query: { q } });
