import type { SearchResults, TextFound } from '@apologia/contract';
import { lessonsWith, modulesWith, type TextRow } from '../../courses/public.ts';
import { piecesOf } from '../../kernel/read/fullText.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { verseFound } from '../passages.ts';
import { versesWith } from '../queries.ts';

const mostOfEach = 6;

/** What the academy and Scripture say of some words. */
export const searchFor = (typed: string): Read<SearchResults> =>
  learnerRead(
    (db, viewer) => [
      modulesWith(db, viewer, typed, mostOfEach),
      lessonsWith(db, viewer, typed, mostOfEach),
      versesWith(db, typed, mostOfEach),
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
