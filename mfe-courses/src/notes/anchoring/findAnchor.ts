import { limits, type NoteAnchor } from '@apologia/contract';
import search from 'approx-string-match';

export interface Span {
  start: number;
  end: number;
}

/** Of so many characters of a quotation one may have changed. */
const charactersPerError = 4;
/** A longer quotation is known by itself, a shorter one only by what is around it too. */
const longEnough = 32;
/** Characters before and behind the place it had, where it is looked for by itself. */
const nearby = 400;
/** How much of what is before or behind has to be there still. */
const enoughContext = 0.5;

/** How much of a text is the other, from 0 to 1. */
function likeness(text: string, wanted: string): number {
  if (wanted === '') return 1;
  const errors = search(text, wanted, wanted.length)[0]?.errors ?? wanted.length;
  return 1 - errors / wanted.length;
}

/**
 * Finds the words of an anchor in a text that may have been edited since: where they stood, else where they or words much like them
 * stand in the surroundings they had; `null` where they are nowhere.
 * @param from where the text begins that the anchor's places count from
 */
export function findAnchor(text: string, anchor: NoteAnchor, from = 0): Span | null {
  const { exact, prefix, suffix } = anchor;
  const span = { start: from + anchor.start, end: from + anchor.end };
  const isThere = text.slice(span.start, span.end) === exact;
  if (isThere && text.slice(0, span.start).endsWith(prefix) && text.slice(span.end).startsWith(suffix))
    return span;

  const score = ({ start, end, errors }: Span & { errors: number }) => {
    const { noteContextMax: reach } = limits;
    const before = likeness(text.slice(Math.max(0, start - prefix.length - reach / 4), start), prefix);
    const behind = likeness(text.slice(end, end + suffix.length + reach / 4), suffix);
    const isKnown = exact.length >= longEnough || Math.max(before, behind) >= enoughContext;
    const near = 1 - Math.abs(start - span.start) / text.length;
    return isKnown ? 50 * (1 - errors / exact.length) + 20 * before + 20 * behind + 2 * near : 0;
  };
  // Where the words stand elsewhere as they were, the place they had is looked at by itself.
  const windowStart = Math.max(0, span.start - nearby);
  const around = text.slice(windowStart, span.end + nearby);
  const errors = Math.floor(exact.length / charactersPerError);
  const candidates = [
    ...search(text, exact, errors),
    ...search(around, exact, errors).map((match) => ({
      errors: match.errors,
      start: match.start + windowStart,
      end: match.end + windowStart,
    })),
  ];
  let best: Span | null = null;
  let bestScore = 0;
  for (const candidate of candidates) {
    const own = score(candidate);
    // Of two that are as good, the longer: its end is that of a word rather than within one.
    if (own === 0 || own < bestScore || (own === bestScore && best && candidate.end <= best.end)) continue;
    best = { start: candidate.start, end: candidate.end };
    bestScore = own;
  }
  return best && refined(text, best, anchor);
}

/** Characters before and behind by which the ends of changed words are known. */
const edge = 16;

/** Changed words from where what was before them ends to where what was behind them begins: a change at an end belongs to them. */
function refined(text: string, { start, end }: Span, { exact, prefix, suffix }: NoteAnchor): Span {
  if (text.slice(start, end) === exact) return { start, end };
  const reach = Math.ceil(exact.length / charactersPerError) + edge;
  const before = prefix.slice(-edge);
  const behind = suffix.slice(0, edge);
  const windowStart = Math.max(0, start - reach - edge);
  const from = text.slice(windowStart, start + reach).lastIndexOf(before);
  const to = text.slice(Math.max(start, end - reach), end + reach + edge).indexOf(behind);
  const span = {
    start: before && from >= 0 ? windowStart + from + before.length : start,
    end: behind && to >= 0 ? Math.max(start, end - reach) + to : end,
  };
  return span.end > span.start ? span : { start, end };
}
