import type { SearchResults, TextFound } from '@apologia/contract';
import { searchLessons, searchModules, type TextRow } from '../../courses/public.ts';
import { piecesOf } from '../../kernel/read/fullText.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { verseFound } from '../passages.ts';
import { searchVerses } from '../queries.ts';

const mostOfEach = 6;

/** The modules, lessons and verses in which these words occur. */
export const searchFor = (words: string): Read<SearchResults> =>
  learnerRead(
    (db, viewer) => [
      searchModules(db, viewer, words, mostOfEach),
      searchLessons(db, viewer, words, mostOfEach),
      searchVerses(db, words, mostOfEach),
    ],
    ([modules, lessons, scripture]) => ({
      modules: modules.map(textFound),
      lessons: lessons.map(textFound),
      scripture: scripture.map(verseFound),
    }),
  );

const textFound = ({ isLocked, snippet, ...row }: TextRow): TextFound => ({
  ...row,
  isLocked: Boolean(isLocked),
  snippet: isLocked ? [] : piecesOf(snippet),
});
