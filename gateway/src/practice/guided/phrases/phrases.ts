import { type Part, parsePhrase } from './parse.ts';
import { isPunctuation, isWithin, isWord } from './tokens.ts';

/** Where a token leads, unless it is one of these. */
interface Step {
  to: number;
  unless: readonly string[];
}

interface State {
  /** By the token itself. */
  words: Map<string, Step[]>;
  others: { fits: (token: string) => boolean; step: Step }[];
  /** A phrase ends here, unless one of these comes next. */
  ends: (readonly string[])[];
}

/** A state while the phrases are read: `free` leads on without a token. */
interface Draft {
  free: Step[];
  taking: { part: Part; to: number }[];
}

/**
 * Phrases to look for in a text, read once. Looking goes through the text a single time, with all that may have
 * begun side by side: it takes time in proportion to the text, whatever the phrases are.
 */
export interface Phrases {
  states: State[];
}

const first = 0;
const last = 1;

export function phrases(written: string): Phrases {
  const drafts: Draft[] = [];
  const add = () => drafts.push({ free: [], taking: [] }) - 1;
  const lead = (from: number, to: number, unless: readonly string[] = []) =>
    drafts[from]?.free.push({ to, unless });
  const draw = (part: Part, from: number, to: number): void => {
    if (part.is === 'sequence') {
      const middles = part.parts.slice(1).map(add);
      part.parts.forEach((one, i) => {
        draw(one, middles[i - 1] ?? from, middles[i] ?? to);
      });
      if (part.parts.length === 0) lead(from, to);
    } else if (part.is === 'choice') {
      for (const one of part.parts) draw(one, from, to);
    } else if (part.is === 'optional') {
      draw(part.part, from, to);
      lead(from, to);
    } else if (part.is === 'repeated') {
      const middle = add();
      lead(from, middle);
      draw(part.part, middle, middle);
      lead(middle, to);
    } else if (part.is === 'unless') lead(from, to, [part.word]);
    else drafts[from]?.taking.push({ part, to });
  };
  add();
  add();
  draw(parsePhrase(written), first, last);
  return { states: drafts.map((_, i) => stateOf(drafts, i)) };
}

/** A state with all that can be reached from it without a token. */
function stateOf(drafts: readonly Draft[], from: number): State {
  const state: State = { words: new Map(), others: [], ends: [] };
  const seen = new Set<string>();
  const visit = (i: number, unless: readonly string[]) => {
    const key = [i, ...unless].join(' ');
    const draft = drafts[i];
    if (!draft || seen.has(key)) return;
    seen.add(key);
    if (i === last) state.ends.push(unless);
    for (const { part, to } of draft.taking) {
      const step = { to, unless };
      if (part.is === 'word') state.words.set(part.word, [...(state.words.get(part.word) ?? []), step]);
      else state.others.push({ fits: fitsOf(part), step });
    }
    for (const free of draft.free) visit(free.to, [...new Set([...unless, ...free.unless])]);
  };
  visit(from, []);
  return state;
}

function fitsOf(part: Part): (token: string) => boolean {
  if (part.is === 'beginning') return (token) => token.startsWith(part.word);
  if (part.is === 'anyWord') return isWord;
  if (part.is === 'punctuation') return isPunctuation;
  return part.is === 'within' ? isWithin : () => true;
}

/** The places behind every token with which a phrase ends. */
export function* endsIn({ states }: Phrases, tokens: readonly string[]): Generator<number> {
  let open = new Set<number>();
  for (const [i, token] of tokens.entries()) {
    const next = new Set<number>();
    for (const at of open.add(first)) {
      const { words, others } = states[at] as State;
      for (const { to, unless } of words.get(token) ?? []) if (!unless.includes(token)) next.add(to);
      for (const { fits, step } of others) {
        if (!step.unless.includes(token) && fits(token)) next.add(step.to);
      }
    }
    open = next;
    const following = tokens[i + 1] ?? '';
    if ([...open].some((at) => states[at]?.ends.some((unless) => !unless.includes(following)))) yield i + 1;
  }
}

/** Whether one of the phrases stands in a text. */
export const standsIn = (wanted: Phrases, tokens: readonly string[]) => !endsIn(wanted, tokens).next().done;
