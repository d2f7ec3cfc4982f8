import { rangeOf, type Sentence } from './readable.ts';

/** Its name in the stylesheet. */
const highlight = 'listening';
const edge = 120;

/** Marks the sentence that is being read, where the browser can. */
export function markSentence(sentence: Sentence | null): void {
  if (!('highlights' in CSS)) return;
  const range = sentence && rangeOf(sentence);
  if (range) CSS.highlights.set(highlight, new Highlight(range));
  else CSS.highlights.delete(highlight);
}

/** Whether a sentence stands in the window, its edges left out: there bars may cover it. */
export function isInView(sentence: Sentence): boolean {
  const { top, bottom } = (rangeOf(sentence) ?? sentence.element).getBoundingClientRect();
  return bottom > edge && top < innerHeight - edge;
}

/** Brings a sentence into view, for those who read along. */
export function bringIntoView(sentence: Sentence): void {
  if (isInView(sentence)) return;
  const { top } = (rangeOf(sentence) ?? sentence.element).getBoundingClientRect();
  scrollBy({ top: top - innerHeight / 3, behavior: 'instant' });
}
