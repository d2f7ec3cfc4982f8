import type { Occasion, Standing } from '@apologia/db/practice';
import { type Seen, see, touching } from './occasions.ts';
import { type Guess, guess, profileOf } from './profile.ts';
import type { Scene } from './scene.ts';
import { wordsOf } from './words.ts';

/** What a message is taken for. */
export type Taken =
  | { as: 'kind'; kind: string }
  /** It may be either of two. */
  | { as: 'ambiguous'; kinds: [string, string] }
  | { as: Exclude<Occasion, 'which' | 'ways'> };

export interface Recognised {
  taken: Taken;
  seen: Seen;
  /** Kinds of reply, the likeliest first. */
  guesses: Guess[];
}

/** Bounds of evidence and likelihood, chosen on the examples, each left out in turn: 4 of 5 are followed, 99 of 100 of them rightly. */
const bounds = {
  /** From here on a reply is followed. */
  sure: { evidence: 2.5, likelihood: 0.62 },
  /** From here on it is asked about. */
  heard: { evidence: 1, both: 0.7 },
} as const;
/** What the choice on offer and a passage that belongs to a kind add to its likelihood. */
const boost = { offered: 4, verse: 3 } as const;

/** What the learner's message is, bound to the objection on the table. */
export function recognise(
  { objection, reading }: Pick<Scene, 'objection' | 'reading'>,
  standing: Standing,
  text: string,
): Recognised {
  const seen = see(text, reading);
  const { guesses: plain, evidence } = guess(profileOf(objection.replies), text);
  const guesses = weighed(plain, (kind) => factorOf({ objection, reading }, standing, seen, kind));
  return { taken: take({ standing, text, seen, guesses, evidence }), seen, guesses };
}

interface Weighing {
  standing: Standing;
  text: string;
  seen: Seen;
  guesses: Guess[];
  evidence: number;
}

function take({ standing, text, seen, guesses, evidence }: Weighing): Taken {
  const [first, second] = guesses;
  const picked = pickedIn(text, standing.offered);
  if (picked) return { as: 'kind', kind: picked };
  if (seen.insult) return { as: 'insult' };
  if (seen.courtesy) return { as: 'courtesy' };
  const { sure, heard } = bounds;
  const isSure = first && evidence >= sure.evidence && first.likelihood >= sure.likelihood;
  if (seen.question === 'explicit' && !(isSure && wordsOf(text).length > 20)) return { as: 'question' };
  if (isSure) return { as: 'kind', kind: first.kind };
  if (seen.faith) return { as: 'faith' };
  if (seen.stuck) return { as: 'stuck' };
  if (seen.bare) return { as: 'bare' };
  if (seen.offTopic) return { as: 'offTopic' };
  if (seen.references.length > 0 && seen.wordsBeside < 8) return { as: 'scripture' };
  if (seen.question) return { as: 'question' };
  if (first && second && evidence >= heard.evidence && first.likelihood + second.likelihood >= heard.both)
    return { as: 'ambiguous', kinds: [first.kind, second.kind] };
  // A passage that was named can be asked about, whatever it was to show.
  return { as: seen.references.length > 0 ? 'scripture' : 'unclear' };
}

/** Where each name of a choice stands among those on offer. */
const places = new Map([
  ...['1', 'a', 'first', 'former'].map((name) => [name, 0] as const),
  ...['2', 'b', 'second', 'latter'].map((name) => [name, 1] as const),
  ...['3', 'c', 'third'].map((name) => [name, 2] as const),
  ['last', -1],
]);
/** What may stand beside the name; more than that says something else. */
const beside = new Set([
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

/** Which of the choices on offer is named: `2`, `the second one`, `B`. */
function pickedIn(text: string, offered: readonly string[]): string | undefined {
  const words = wordsOf(text);
  const [name, ...more] = words.filter((word) => !beside.has(word));
  const place = name !== undefined && more.length === 0 && words.length <= 4 ? places.get(name) : undefined;
  return place === undefined ? undefined : offered.at(place);
}

function factorOf(
  { objection, reading }: Pick<Scene, 'objection' | 'reading'>,
  standing: Standing,
  seen: Seen,
  kind: string,
): number {
  const verses = objection.replies.find(({ id }) => id === kind)?.verses ?? [];
  const cited = touching(reading, seen.references, verses);
  return (standing.offered.includes(kind) ? boost.offered : 1) * (cited ? boost.verse : 1);
}

function weighed(guesses: Guess[], factor: (kind: string) => number): Guess[] {
  const all = guesses.map(({ kind, likelihood }) => ({ kind, likelihood: likelihood * factor(kind) }));
  const sum = all.reduce((total, { likelihood }) => total + likelihood, 0);
  return all
    .map(({ kind, likelihood }) => ({ kind, likelihood: likelihood / sum }))
    .sort((a, b) => b.likelihood - a.likelihood);
}
