import type { CareKind, CareLanguage, PracticeMove } from '@apologia/contract';
import type { Occasion } from './content.ts';

/** The state of a conversation with a partner, as it is stored between two turns. */
export interface ConversationState {
  /** The objections raised so far, in order; the conversation is about the last one. */
  raised: string[];
  /** The objections that the partner has left and the learner had met. */
  answered: string[];
  /** The names of the lines that the partner has said: none is said twice. */
  said: string[];
  /** The kinds of reply that the learner gave to the current objection. */
  given: string[];
  /** How many messages the learner sent about the current objection, and how many of the last were not understood. */
  turns: number;
  unclear: number;
  /** Kinds of reply that the last line offered as choices. */
  offered: string[];
  /** How sure the partner is, from 0 to 100. */
  confidence: number;
  insults: number;
  /** The learner's need, once a message was answered with care. */
  care?: {
    kind: CareKind;
    language: CareLanguage;
    /** A code of ISO 3166; `null` where the country was not known. */
    country: string | null;
    /** Whether the practice is paused. */
    isOpen: boolean;
  };
}

/** What was recognised in a message of the learner's. */
export interface MessageAnalysis {
  /** The objection that the message answers. */
  objection: string;
  /** The kind of reply that it was recognised as. */
  kind: string | null;
  /** What it was recognised as instead. */
  occasion: Occasion | null;
  /** The moves of the debrief that it shows, each with the sentence that shows it. */
  moves: Partial<Record<PracticeMove, string>>;
}
