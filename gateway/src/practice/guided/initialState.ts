import type { ConversationState } from '@apologia/db/practice';
import type { ObjectionSummary } from './scene.ts';

/** A partner begins sure of their ground, but open to what is said. */
export const initialConfidence = 80;

/** The name under which the opening of an objection is recorded as said. */
export const openingLine = (objection: string) => `${objection}/opening`;

/** The state of a conversation in which the partner has greeted the learner and raised the first objection. */
export const initialState = (objection: string): ConversationState => ({
  raised: [objection],
  answered: [],
  said: [openingLine(objection)],
  given: [],
  turns: 0,
  unclear: 0,
  offered: [],
  confidence: initialConfidence,
  insults: 0,
});

/** The partner's first message. */
export const greetingWith = (greeting: string, { opening }: ObjectionSummary) => `${greeting}\n\n${opening}`;
