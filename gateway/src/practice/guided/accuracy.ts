import type { WrittenObjection } from '@apologia/db/practice';
import { guess, profileOf } from './profile.ts';

/** Replies by learners who had not seen what the author wrote, by the kind they were meant as. */
export type HeldOut = Record<string, string[]>;

export interface Accuracy {
  replies: number;
  /** How many were recognised at once, and how many are among the two likeliest. */
  first: number;
  firstTwo: number;
  /** The ones that were not, for authors. */
  missed: { text: string; meant: string; taken: string }[];
}

/** How well the replies to one objection are told apart. */
export function accuracyOf({ replies }: WrittenObjection, heldOut: HeldOut): Accuracy {
  const profile = profileOf(replies);
  const tried = Object.entries(heldOut).flatMap(([meant, texts]) =>
    texts.map((text) => {
      const kinds = guess(profile, text).guesses.map(({ kind }) => kind);
      return { text, meant, taken: kinds[0] ?? '', rank: kinds.indexOf(meant) };
    }),
  );
  return {
    replies: tried.length,
    first: tried.filter(({ rank }) => rank === 0).length,
    firstTwo: tried.filter(({ rank }) => rank === 0 || rank === 1).length,
    missed: tried.filter(({ rank }) => rank !== 0),
  };
}
