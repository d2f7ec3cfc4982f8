import type { Passage as PassageReply } from '@apologia/contract';
import { type Passage, placeOf, referenceOf, verseId } from '@apologia/db/scripture';
import { type chaptersOf, mostVerses, type neighboursOf } from './queries.ts';

type VerseRow = Awaited<ReturnType<typeof chaptersOf>>[number];
type Neighbours = Awaited<ReturnType<typeof neighboursOf>>[number];

/** A passage within its chapters, with the chapters before and behind them. */
export function passageOf(passage: Passage, rows: VerseRow[], { before, behind }: Neighbours): PassageReply {
  const start = verseId(passage.book, passage.from);
  const end = verseId(passage.book, passage.to);
  return {
    reference: referenceOf(passage),
    verses: rows.map(({ id, text, isParagraph }) => {
      const { chapter, verse } = placeOf(id);
      return { chapter, verse, text, isParagraph, isAsked: id >= start && id <= end };
    }),
    previous: chapterOf(before),
    // After a long passage comes the rest of it, from the chapter in which it was cut.
    next: rows.length < mostVerses ? chapterOf(behind) : chapterOf(rows.at(-1)?.id ?? null),
  };
}

function chapterOf(id: number | null): string | null {
  if (id === null) return null;
  const { book, chapter } = placeOf(id);
  return referenceOf({ book, from: { chapter, verse: 1 }, to: { chapter, verse: 999 } });
}
