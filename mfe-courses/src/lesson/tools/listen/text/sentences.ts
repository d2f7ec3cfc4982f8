/** A sentence in the text of a paragraph: where it begins and ends. */
export interface Span {
  start: number;
  end: number;
}

/** A full stop after one of these ends no sentence. */
const abbreviated = /(?:^|[\s(“‘])(?:cf|vv?|ch|c|e\.g|i\.e|St|Dr|Mr|Mrs|Prof|\p{Lu})\.\s*$/u;

/** The sentences of a paragraph, by the browser's own rules; the whole of it where it has none. */
export function sentencesIn(text: string): Span[] {
  if (!('Segmenter' in Intl)) return [{ start: 0, end: text.length }];
  const spans: Span[] = [];
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const last = spans.at(-1);
    const end = index + segment.length;
    const goesOn =
      last && (abbreviated.test(text.slice(last.start, last.end)) || /^[\p{Ll}\d]/u.test(segment));
    if (goesOn) last.end = end;
    else spans.push({ start: index, end });
  }
  return spans.filter(({ start, end }) => text.slice(start, end).trim());
}
