import type { Standing } from '@apologia/db/practice';
import type { Raisable } from './scene.ts';

/** A partner is sure of their ground when they sit down, and not closed. */
export const initialConfidence = 80;

/** The name of a line, by which it is remembered as said. */
export const openingOf = (objection: string) => `${objection}/opening`;

/** How things stand when the partner has greeted and raised the first objection. */
export const begun = (objection: string): Standing => ({
  raised: [objection],
  answered: [],
  said: [openingOf(objection)],
  given: [],
  turns: 0,
  unclear: 0,
  offered: [],
  confidence: initialConfidence,
  insults: 0,
});

/** The partner's first words. */
export const greetingWith = (greeting: string, { opening }: Raisable) => `${greeting}\n\n${opening}`;
