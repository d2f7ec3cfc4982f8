import type { ReplyKind } from '@apologia/db/practice';
import { featuresOf } from './words.ts';

/** How well each part of what authors write of a kind tells how learners will put it. */
const weights = { gist: 2, cue: 5, example: 1, comment: 0.3, follow: 0.3 } as const;
/** A pair of neighbours counts for less: it repeats what its two words say already. */
const neighbours = 0.5;
/** The smaller, the more a single word can decide. */
const smoothing = 0.5;

/** Tells the kinds of reply to one objection apart. */
export interface Profile {
  kinds: string[];
  /** How much a feature speaks for each kind, in the order of the kinds. */
  evidenceOf: Map<string, number[]>;
}

/** The check holds thousands of conversations about the same replies. */
const profiles = new WeakMap<readonly ReplyKind[], Profile>();

/** The profile of an objection's replies, made of what their authors wrote. */
export function profileOf(replies: readonly ReplyKind[]): Profile {
  const profile = profiles.get(replies) ?? buildProfile(replies);
  profiles.set(replies, profile);
  return profile;
}

function buildProfile(replies: readonly ReplyKind[]): Profile {
  const evidenceOf = countsOf(replies);
  for (const counts of evidenceOf.values()) {
    const rarity = 1 - entropyOf(counts) / Math.log(replies.length + 1);
    counts.forEach((n, i) => {
      counts[i] = rarity * Math.log1p((rarity * Math.log1p(n)) / smoothing);
    });
  }
  return { kinds: replies.map(({ id }) => id), evidenceOf };
}

/** Entropy of a feature over the kinds: 0 where only one has it; the more evenly they share it, the less it tells. */
function entropyOf(counts: readonly number[]): number {
  const sum = counts.reduce((total, n) => total + n, 0);
  return counts.reduce((total, n) => (n > 0 ? total - (n / sum) * Math.log(n / sum) : total), 0);
}

/** How often each feature occurs in what authors wrote of each kind, weighted. */
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
 * The kinds of reply that a text may be, the likeliest first.
 * @returns with them the evidence: how much in the text speaks for the likeliest, 0 where the profile has none of its words
 */
export function classify(
  { kinds, evidenceOf }: Profile,
  text: string,
): { guesses: Guess[]; evidence: number } {
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
