import type { Verse } from '../../scripture/public.ts';
import { mentionsIn, type Passage, verseId } from '../../scripture/public.ts';

/** Words that a text presents as those of a passage. */
export interface Quotation {
  words: string;
  reference: string;
  passages: Passage[];
}

const inDoubleMarks = /“([^“”]+)”[,.;:?!]? \(([^()]+)\)/g;
/** A speech stands in double marks, and what its speaker quotes in single ones. An apostrophe closes none: no bracket follows it. */
const inSingleMarks = /(?<![\p{L}\p{N}])‘([^‘“”()]+)’[,.;:?!]? \(([^()]+)\)/gu;

/** The quotations of a paragraph: words in curly marks, followed by their reference in brackets. */
export function quotationsIn(text: string): Quotation[] {
  const marked = [...text.matchAll(inDoubleMarks), ...text.matchAll(inSingleMarks)];
  return marked.flatMap(([, words = '', bracket = '']) => {
    const [mention] = mentionsIn(bracket);
    // A reference after ‘compare’ or among other words is no claim about the words before it.
    if (!mention || mention.index > 0 || mention.passages.length === 0) return [];
    return [{ words, reference: mention.text, passages: mention.passages }];
  });
}

/** A block quotation whose last line names a passage; `null` where it names something else or nothing. */
export function blockQuotation(raw: string): Quotation | null {
  const lines = raw.split('\n').map((line) => line.replace(/^> ?/, ''));
  const source = lines.at(-1)?.match(/^— (.+)$/)?.[1];
  const [mention] = mentionsIn(source ?? '');
  if (!source || !mention || mention.index > 0) return null;
  return { words: lines.slice(0, -1).join(' '), reference: source, passages: mention.passages };
}

/** Whether the passages contain the words one after another; `…` may stand for words left out. */
export function isQuotedFrom(words: string, passages: Passage[], text: readonly Verse[]): boolean {
  const passageText = bare(passages.map((passage) => textOf(passage, text)).join(' '));
  let from = 0;
  return words.split(/…|\.\.\./).every((part) => {
    const quoted = bare(part);
    // Omission marks may begin and end a quotation.
    if (quoted.trim() === '') return true;
    const at = passageText.indexOf(quoted, from);
    // The space that ends this part may begin the next one.
    from = at + quoted.length - 1;
    return at >= 0;
  });
}

export function textOf({ book, from, to }: Passage, text: readonly Verse[]): string {
  const [start, end] = [verseId(book, from), verseId(book, to)];
  return text
    .filter(({ id }) => id >= start && id <= end)
    .map((verse) => verse.text)
    .join(' ');
}

/** Letters, digits and spaces: marks of quotation, emphasis and clauses differ with the sentence around. */
const bare = (words: string) =>
  ` ${words
    .toLowerCase()
    .replace(/[’'‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
