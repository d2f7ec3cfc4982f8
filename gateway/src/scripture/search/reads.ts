import type { SearchResults, TextFound } from '@apologia/contract';
import { searchResources } from '../../community/public.ts';
import { type InSubject, searchLessons, searchModules } from '../../courses/public.ts';
import { correctedWords, piecesOf } from '../../kernel/read/fullText.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import type { FoundRow } from '../../kernel/read/textsFound.ts';
import { verseFound } from '../passages.ts';
import { searchVerses } from '../queries.ts';
import { bestOf } from './best.ts';

const mostOfEach = 6;

/** The modules, lessons, works and verses that answer a search. */
export const searchFor = (text: string): Read<SearchResults> =>
  learnerRead(
    (db, viewer) => [
      correctedWords(db, viewer, text),
      searchModules(db, viewer, text, mostOfEach),
      searchLessons(db, viewer, text, mostOfEach),
      searchResources(db, viewer, text, mostOfEach),
      searchVerses(db, viewer, text, mostOfEach),
    ],
    ([[words], modules, lessons, resources, verses]) => {
      const scripture = verses.map(verseFound);
      return {
        modules: modules.map(textFound),
        lessons: lessons.map(textFound),
        resources: resources.map(({ id, title, author, snippet }) => ({
          id,
          title,
          author,
          snippet: piecesOf(snippet),
        })),
        scripture,
        best: bestOf({ modules, lessons, resources, scripture }, text),
        corrected: words?.corrected ?? null,
      };
    },
  );

const textFound = ({ id, title, category, isLocked, snippet }: FoundRow & InSubject): TextFound => ({
  id,
  title,
  category,
  isLocked: Boolean(isLocked),
  snippet: isLocked ? [] : piecesOf(snippet),
});
