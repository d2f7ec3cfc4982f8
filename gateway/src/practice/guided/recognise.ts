import type { ConversationState, Occasion } from '@apologia/db/practice';
import { classify, type Guess, profileOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { type Signals, signalsIn, touching } from './signals.ts';
import { wordsOf } from './words.ts';

/** What a learner means by a message: one of the kinds of reply, or something else. */
export type Intent =
  | { type: 'kind'; kind: string }
  /** One of two kinds of reply. */
  | { type: 'ambiguous'; kinds: [string, string] }
  | { type: Exclude<Occasion, 'which' | 'ways'> };

export interface Recognition {
  intent: Intent;
  signals: Signals;
  /** Kinds of reply, the likeliest first. */
  guesses: Guess[];
}

/** Thresholds of evidence and likelihood, chosen on the examples, each left out in turn: 4 of 5 are followed, 99 of 100 of them rightly. */
const thresholds = {
  /** From here on the partner follows a reply. */
  sure: { evidence: 2.5, likelihood: 0.62 },
  /** From here on the partner asks which of two was meant. */
  ambiguous: { evidence: 1, both: 0.7 },
} as const;
/** By how much a kind is likelier if it was offered as a choice, and if one of its passages is cited. */
const boost = { offered: 4, verse: 3 } as const;

/** What the learner means by a message, measured against the replies to the current objection alone. */
export function recognise(
  { objection, reading }: Pick<Scene, 'objection' | 'reading'>,
  state: ConversationState,
  text: string,
): Recognition {
  const signals = signalsIn(text, reading);
  const { guesses: unweighted, evidence } = classify(profileOf(objection.replies), text);
  const guesses = reweighted(unweighted, (kind) => factorOf({ objection, reading }, state, signals, kind));
  return { intent: intentOf({ state, text, signals, guesses, evidence }), signals, guesses };
}

interface Evidence {
  state: ConversationState;
  text: string;
  signals: Signals;
  guesses: Guess[];
  evidence: number;
}

function intentOf({ state, text, signals, guesses, evidence }: Evidence): Intent {
  const [first, second] = guesses;
  const choice = choiceNamedIn(text, state.offered);
  if (choice) return { type: 'kind', kind: choice };
  if (signals.insult) return { type: 'insult' };
  if (signals.courtesy) return { type: 'courtesy' };
  const { sure, ambiguous } = thresholds;
  const isSure = first && evidence >= sure.evidence && first.likelihood >= sure.likelihood;
  if (signals.question === 'explicit' && !(isSure && wordsOf(text).length > 20)) return { type: 'question' };
  if (isSure) return { type: 'kind', kind: first.kind };
  if (signals.faith) return { type: 'faith' };
  if (signals.stuck) return { type: 'stuck' };
  if (signals.bare) return { type: 'bare' };
  if (signals.offTopic) return { type: 'offTopic' };
  if (signals.references.length > 0 && signals.wordsBeside < 8) return { type: 'scripture' };
  if (signals.question) return { type: 'question' };
  if (
    first &&
    second &&
    evidence >= ambiguous.evidence &&
    first.likelihood + second.likelihood >= ambiguous.both
  )
    return { type: 'ambiguous', kinds: [first.kind, second.kind] };
  // The partner can ask about a passage, whatever it was cited for.
  return { type: signals.references.length > 0 ? 'scripture' : 'unclear' };
}

/** The positions that names of choices stand for. */
const positions = new Map([
  ...['1', 'a', 'first', 'former'].map((name) => [name, 0] as const),
  ...['2', 'b', 'second', 'latter'].map((name) => [name, 1] as const),
  ...['3', 'c', 'third'].map((name) => [name, 2] as const),
  ['last', -1],
]);
/** Words that may stand beside the name; with any other the message says something else. */
const fillers = new Set([
  'the',
  'one',
  'number',
  'option',
  'choice',
  'answer',
  'its',
  'i',
  'choose',
  'pick',
  'please',
]);

/** The offered choice that the learner names: `2`, `the second one`, `B`. */
function choiceNamedIn(text: string, offered: readonly string[]): string | undefined {
  const words = wordsOf(text);
  const [name, ...more] = words.filter((word) => !fillers.has(word));
  const position =
    name !== undefined && more.length === 0 && words.length <= 4 ? positions.get(name) : undefined;
  return position === undefined ? undefined : offered.at(position);
}

function factorOf(
  { objection, reading }: Pick<Scene, 'objection' | 'reading'>,
  state: ConversationState,
  signals: Signals,
  kind: string,
): number {
  const verses = objection.replies.find(({ id }) => id === kind)?.verses ?? [];
  const cited = touching(reading, signals.references, verses);
  return (state.offered.includes(kind) ? boost.offered : 1) * (cited ? boost.verse : 1);
}

function reweighted(guesses: Guess[], factor: (kind: string) => number): Guess[] {
  const all = guesses.map(({ kind, likelihood }) => ({ kind, likelihood: likelihood * factor(kind) }));
  const sum = all.reduce((total, { likelihood }) => total + likelihood, 0);
  return all
    .map(({ kind, likelihood }) => ({ kind, likelihood: likelihood / sum }))
    .sort((a, b) => b.likelihood - a.likelihood);
}
