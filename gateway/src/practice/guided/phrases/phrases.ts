import { type Part, parsePhrase } from './parse.ts';
import { isPunctuation, isWithin, isWord } from './tokens.ts';

/** A transition to a state, unless the token is one of these. */
interface Step {
  to: number;
  unless: readonly string[];
}

interface State {
  /** Transitions on one token. */
  words: Map<string, Step[]>;
  /** Transitions on any token that fits. */
  others: { fits: (token: string) => boolean; step: Step }[];
  /** A phrase ends in this state, unless one of these comes next. */
  ends: (readonly string[])[];
}

/** A state while the phrases are compiled: `epsilons` are transitions without a token. */
interface Draft {
  epsilons: Step[];
  transitions: { part: Part; to: number }[];
}

/**
 * Phrases to look for in a text, compiled to a finite automaton. A search reads the text once and follows every phrase
 * that may have begun side by side: it takes time in proportion to the text, whatever the phrases are.
 */
export interface Phrases {
  states: State[];
}

const first = 0;
const last = 1;

export function phrases(source: string): Phrases {
  const drafts: Draft[] = [];
  const addState = () => drafts.push({ epsilons: [], transitions: [] }) - 1;
  const addEpsilon = (from: number, to: number, unless: readonly string[] = []) =>
    drafts[from]?.epsilons.push({ to, unless });
  const connect = (part: Part, from: number, to: number): void => {
    if (part.is === 'sequence') {
      const middles = part.parts.slice(1).map(addState);
      part.parts.forEach((one, i) => {
        connect(one, middles[i - 1] ?? from, middles[i] ?? to);
      });
      if (part.parts.length === 0) addEpsilon(from, to);
    } else if (part.is === 'choice') {
      for (const one of part.parts) connect(one, from, to);
    } else if (part.is === 'optional') {
      connect(part.part, from, to);
      addEpsilon(from, to);
    } else if (part.is === 'repeated') {
      const middle = addState();
      addEpsilon(from, middle);
      connect(part.part, middle, middle);
      addEpsilon(middle, to);
    } else if (part.is === 'unless') addEpsilon(from, to, [part.word]);
    else drafts[from]?.transitions.push({ part, to });
  };
  addState();
  addState();
  connect(parsePhrase(source), first, last);
  return { states: drafts.map((_, i) => stateOf(drafts, i)) };
}

/** A state with the transitions of every state that can be reached from it without a token. */
function stateOf(drafts: readonly Draft[], from: number): State {
  const state: State = { words: new Map(), others: [], ends: [] };
  const seen = new Set<string>();
  const visit = (i: number, unless: readonly string[]) => {
    const key = [i, ...unless].join(' ');
    const draft = drafts[i];
    if (!draft || seen.has(key)) return;
    seen.add(key);
    if (i === last) state.ends.push(unless);
    for (const { part, to } of draft.transitions) {
      const step = { to, unless };
      if (part.is === 'word') state.words.set(part.word, [...(state.words.get(part.word) ?? []), step]);
      else state.others.push({ fits: fitsOf(part), step });
    }
    for (const step of draft.epsilons) visit(step.to, [...new Set([...unless, ...step.unless])]);
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

/** The position behind every token with which a phrase ends. */
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

/** Whether a text contains one of the phrases. */
export const matches = (pattern: Phrases, tokens: readonly string[]) => !endsIn(pattern, tokens).next().done;
