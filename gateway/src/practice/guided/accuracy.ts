import { initialState } from './initialState.ts';
import { recognise } from './recognise.ts';
import type { Scene } from './scene.ts';

/** Replies by learners who had not seen what the author wrote, by the kind that each was meant as. */
export type HeldOut = Record<string, string[]>;

export interface Accuracy {
  replies: number;
  /** How many replies have their kind as the likeliest, and how many among the two likeliest. */
  first: number;
  firstTwo: number;
  /** The replies whose kind is not the likeliest, for authors. */
  errors: { text: string; expected: string; predicted: string }[];
}

/** How well the replies to one objection are told apart. */
export function accuracyOf(scene: Scene, heldOut: HeldOut): Accuracy {
  const state = initialState(scene.objection.id);
  const results = Object.entries(heldOut).flatMap(([expected, texts]) =>
    texts.map((text) => {
      const kinds = recognise(scene, state, text).kinds();
      return { text, expected, predicted: kinds[0] ?? '', rank: kinds.indexOf(expected) };
    }),
  );
  return {
    replies: results.length,
    first: results.filter(({ rank }) => rank === 0).length,
    firstTwo: results.filter(({ rank }) => rank === 0 || rank === 1).length,
    errors: results.filter(({ rank }) => rank !== 0),
  };
}
