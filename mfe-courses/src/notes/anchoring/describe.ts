import { limits, type NoteAnchor } from '@apologia/contract';
import type { Span } from './findAnchor.ts';
import type { TextModel } from './textOf.ts';

const isInWord = (text: string, at: number) =>
  /^[\p{L}\p{N}’']$/u.test(text.charAt(at)) && /^[\p{L}\p{N}]$/u.test(text.charAt(at - 1));

/** Whole words, without the white space at their ends, within a chapter, and no more than a note may have. */
export function trimmed(model: TextModel, span: Span): Span {
  const { text } = model;
  let { start } = span;
  let end = Math.min(span.end, endOfChapter(model, start));
  while (isInWord(text, start)) start -= 1;
  while (isInWord(text, end)) end += 1;
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return {
    start: from,
    end: Math.max(from, Math.min(start + words.trimEnd().length, from + limits.noteQuoteMax)),
  };
}

function endOfChapter({ text, verses }: TextModel, start: number): number {
  const first = verses.findLast((verse) => verse.start <= start);
  const isBehind = ({ name, start: at }: { name: string; start: number }) =>
    at > start && first !== undefined && numbersOf(name)[0] !== numbersOf(first.name)[0];
  return verses.find(isBehind)?.start ?? text.length;
}

/** The anchor of a span: the words, what is around them, and where they stand. */
export function describe(model: TextModel, span: Span): NoteAnchor {
  const { text } = model;
  const { start, end } = trimmed(model, span);
  const verses = versesOf(model, { start, end });
  const from = verses ? startOf(model, `${verses.chapter}:${verses.first}`) : 0;
  return {
    exact: text.slice(start, end),
    prefix: text.slice(Math.max(from, start - limits.noteContextMax), start),
    suffix: text.slice(end, end + limits.noteContextMax),
    start: start - from,
    end: end - from,
    verses,
  };
}

const startOf = ({ verses }: TextModel, name: string) =>
  verses.find((verse) => verse.name === name)?.start ?? 0;

/** The verses that a span stands in; `null` where the text has none. */
function versesOf({ verses }: TextModel, { start, end }: Span): NoteAnchor['verses'] {
  const first = verses.findLast((verse) => verse.start <= start) ?? verses[0];
  if (!first) return null;
  const [chapter = 0, number = 0] = numbersOf(first.name);
  const last = verses.findLast((verse) => verse.start < end && numbersOf(verse.name)[0] === chapter);
  return { chapter, first: number, last: Math.max(number, numbersOf(last?.name ?? first.name)[1] ?? number) };
}

const numbersOf = (name: string) => name.split(':').map(Number);
