import { median } from '../median.ts';
import type { Look, Noted } from './noted.ts';
import type { Request } from './traffic.ts';
import type { Observed } from './visit.ts';

/** Times in milliseconds since the navigation began, or the click. `null` for what never came. */
export interface Figures {
  /** Heading and first paragraph were to be seen in their own type. */
  seen: number;
  /** They were so, and where they stayed. */
  text: number;
  live: number | null;
  allLive: number | null;
  firstPaint: number | null;
  largestPaint: number | null;
  shift: number;
  blocking: number | null;
  longest: number;
  /** Kilobytes over the line in all, and before the text was there. */
  kB: number;
  kBToText: number;
  requests: number;
  depth: number;
}

/** A browser counts no move of less than this as a shift. */
const noticeablePx = 3;
/** A task may take as long before anybody who types notices. */
const noticeableMs = 50;

const isAsIn = (a: Look, b: Look) => a.shown && a.style === b.style;
const isWhereIn = (a: Look, b: Look) =>
  a.box.every((edge, i) => Math.abs(edge - (b.box[i] ?? 0)) < noticeablePx);

/** Whether heading and first paragraph came to the same place in the same type. */
export const isSameLook = (a: Look, b: Look): boolean => isAsIn(a, b) && isWhereIn(a, b);

/** When the first look was to be seen from which on all are like the last. */
function sinceWhen({ looks, paints }: Noted, isLike: (a: Look, last: Look) => boolean): number {
  const last = looks.at(-1);
  if (!last?.shown) throw new Error('The text was never to be seen.');
  const first = looks[looks.findLastIndex((one) => !isLike(one, last)) + 1] ?? last;
  const ofFirst = paints.filter(({ generation }) => generation === first.generation);
  return Math.max(first.at, ...ofFirst.map(({ at }) => at));
}

/** @param began when the navigation did: a document's own beginning, or the click that led to it */
export function figuresOf({ noted, requests }: Observed, began = noted.began): Figures {
  const { firstPaint, largestPaint, live, allLive, tasks, shifts } = noted;
  const text = sinceWhen(noted, isSameLook) - began;
  const since = (at: number | null) => (at === null ? null : at - began);
  const after = tasks.filter(({ at, ms }) => at + ms > began);
  const usedUpTo = live ?? began + text;
  return {
    seen: sinceWhen(noted, isAsIn) - began,
    text,
    live: since(live),
    allLive: since(allLive),
    firstPaint: since(firstPaint),
    largestPaint: since(largestPaint),
    shift: shifts.reduce((sum, { at, value }) => (at >= began ? sum + value : sum), 0),
    blocking: blockingIn(noted, after),
    longest: Math.max(0, ...after.map(({ ms }) => ms)),
    kB: bytesBefore(requests, Number.POSITIVE_INFINITY) / 1000,
    kBToText: bytesBefore(requests, began + text) / 1000,
    requests: requests.filter(({ parts }) => parts.length > 0).length,
    depth: Math.max(0, ...requests.filter((one) => one.began <= usedUpTo).map(({ depth }) => depth)),
  };
}

/** Time beyond 50 ms of each long task between the first paint and the page being live. */
function blockingIn({ firstPaint, live }: Noted, tasks: Noted['tasks']): number | null {
  if (firstPaint === null || live === null) return null;
  return tasks.reduce((sum, { at, ms }) => {
    const within = Math.min(at + ms, live) - Math.max(at, firstPaint);
    return sum + Math.max(0, within - noticeableMs);
  }, 0);
}

const bytesBefore = (requests: Request[], end: number) =>
  requests.flatMap(({ parts }) => parts).reduce((sum, { at, bytes }) => (at <= end ? sum + bytes : sum), 0);

/** The median of each figure; of one that some runs do not have, none. */
export function medianOf(runs: Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('There was no run.');
  const entries = (Object.keys(first) as (keyof Figures)[]).map((name) => {
    const values = runs.map((run) => run[name]);
    return [name, values.includes(null) ? null : median(values as number[])];
  });
  return Object.fromEntries(entries) as Figures;
}
