import type {
  Reply,
  SearchResults,
  scripture as scriptureCalls,
  TextFound,
  VerseFound,
} from '@apologia/contract';
import { placeOf, referenceOf } from '@apologia/db/scripture';
import { searchQuestions, searchResources } from '../../community/public.ts';
import { type InSubject, searchLessons, searchModules } from '../../courses/public.ts';
import { correctedWords, piecesOf } from '../../kernel/read/fullText.ts';
import { learnerRead, type Read, visitorRead } from '../../kernel/read/read.ts';
import type { FoundRow } from '../../kernel/read/textsFound.ts';
import { bestOf } from './best.ts';
import { searchVerses } from './queries.ts';

const mostOfEach = 6;
const mostVersesFound = 20;

/** The modules, lessons, works, verses and questions of learners that answer a search. This file is a module beside the Worker. */
export const searchFor = (text: string): Read<SearchResults> =>
  learnerRead(
    (db, viewer) => [
      correctedWords(db, viewer, text),
      searchModules(db, viewer, text, mostOfEach),
      searchLessons(db, viewer, text, mostOfEach),
      searchResources(db, viewer, text, mostOfEach),
      searchVerses(db, viewer, text, mostOfEach),
      searchQuestions(db, viewer, text, mostOfEach),
    ],
    ([[words], modules, lessons, resources, verses, questions]) => {
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
        questions: questions.map(({ id, lessonId, title, answerCount, snippet }) => ({
          id,
          lesson: { id: lessonId, title },
          answerCount,
          snippet: piecesOf(snippet),
        })),
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

/** The verses that answer a search. */
export const versesFor = (text: string): Read<Reply<typeof scriptureCalls.scripture>> =>
  visitorRead(
    (db, viewer) => [searchVerses(db, viewer, text, mostVersesFound)],
    ([found]) => ({ passages: [], found: found.map(verseFound) }),
  );

function verseFound({ id, snippet }: Awaited<ReturnType<typeof searchVerses>>[number]): VerseFound {
  const { book, ...place } = placeOf(id);
  return { reference: referenceOf({ book, from: place, to: place }), snippet: piecesOf(snippet) };
}
