import type { ReplyKind } from '@apologia/db/practice';
import { featuresOf } from './words.ts';

/** How much each part of what is written of a kind says about how learners will put it. */
const weights = { gist: 2, cue: 5, example: 1, comment: 0.3, follow: 0.3 } as const;
/** Two neighbours are rarer than their words, and say the same once more. */
const neighbours = 0.5;
/** How little a feature counts at first: the smaller, the more a single word can decide. */
const smoothing = 0.5;

/** What tells the kinds of reply to one objection apart. */
export interface Profile {
  kinds: string[];
  /** For each feature that any of them has, how much it speaks for each kind, in their order. */
  evidenceOf: Map<string, number[]>;
}

/** Where conversations are rehearsed by the thousand, the same kinds come again. */
const learned = new WeakMap<readonly ReplyKind[], Profile>();

/** What is learned of the kinds of reply from what their authors wrote. */
export function profileOf(replies: readonly ReplyKind[]): Profile {
  const profile = learned.get(replies) ?? learn(replies);
  learned.set(replies, profile);
  return profile;
}

function learn(replies: readonly ReplyKind[]): Profile {
  const evidenceOf = countsOf(replies);
  for (const counts of evidenceOf.values()) {
    const rarity = 1 - entropyOf(counts) / Math.log(replies.length + 1);
    counts.forEach((n, i) => {
      counts[i] = rarity * Math.log1p((rarity * Math.log1p(n)) / smoothing);
    });
  }
  return { kinds: replies.map(({ id }) => id), evidenceOf };
}

/** 0 where only one kind has it; the more evenly the kinds share it, the less it tells. */
function entropyOf(counts: readonly number[]): number {
  const sum = counts.reduce((total, n) => total + n, 0);
  return counts.reduce((total, n) => (n > 0 ? total - (n / sum) * Math.log(n / sum) : total), 0);
}

/** How often each feature stands in what is written of each kind, weighted. */
function countsOf(replies: readonly ReplyKind[]): Map<string, number[]> {
  const countsIn = new Map<string, number[]>();
  replies.forEach((reply, i) => {
    const add = (text: string, weight: number) => {
      for (const feature of featuresOf(text)) {
        const counts = countsIn.get(feature) ?? replies.map(() => 0);
        counts[i] = (counts[i] ?? 0) + weight * (feature.includes(' ') ? neighbours : 1);
        countsIn.set(feature, counts);
      }
    };
    add(reply.gist, weights.gist);
    for (const cue of reply.cues) add(cue, weights.cue);
    for (const example of reply.examples) add(example, weights.example);
    for (const line of reply.follow) add(line, weights.follow);
    add(`${reply.comment} ${reply.concedes ?? ''}`, weights.comment);
  });
  return countsIn;
}

export interface Guess {
  kind: string;
  /** 0 to 1; all guesses together are 1. */
  likelihood: number;
}

/**
 * Which kind of reply a text is, the likeliest first.
 * @returns with them the evidence: how much in the text speaks for the likeliest, 0 where no word is known
 */
export function guess({ kinds, evidenceOf }: Profile, text: string): { guesses: Guess[]; evidence: number } {
  const scores = kinds.map(() => 0);
  for (const feature of featuresOf(text)) {
    evidenceOf.get(feature)?.forEach((evidence, i) => {
      scores[i] = (scores[i] ?? 0) + evidence;
    });
  }
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const sum = odds.reduce((total, one) => total + one, 0);
  return {
    guesses: kinds
      .map((kind, i) => ({ kind, likelihood: (odds[i] ?? 0) / sum }))
      .sort((a, b) => b.likelihood - a.likelihood),
    evidence: best,
  };
}
