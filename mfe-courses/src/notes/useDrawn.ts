import { useEffect } from 'react';
import { colorOf } from './colors.ts';
import { draw, type HighlightName } from './highlights.ts';
import type { Located } from './useLocated.ts';

/** Draws the notes of a text where they are. */
export function useDrawn(located: Located | null): void {
  useEffect(() => {
    const ranges = (located?.found ?? []).flatMap(({ note, range }) => {
      const mark: [HighlightName, Range] = [`note-${colorOf(note)}`, range];
      return note.text ? [mark, ['note-written', range] satisfies [HighlightName, Range]] : [mark];
    });
    return draw(ranges);
  }, [located]);
}
