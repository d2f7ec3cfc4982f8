import type { PracticeChoice } from '@apologia/contract';
import type {
  Closing,
  ConversationState,
  MessageAnalysis,
  Objection,
  PartnerLines,
  PartnerQuestions,
} from '@apologia/db/practice';
import type { Reading } from '../../kernel/context.ts';

/** What a partner needs of an objection to raise it. */
export interface ObjectionSummary {
  id: string;
  title: string;
  claim: string;
  opening: string;
}

/** What the guided partner speaks from in one turn. */
export interface Scene {
  /** Reads references to Scripture in a message. */
  reading: Reading;
  partner: { lines: PartnerLines; closing: Closing };
  /** The objection that the conversation is about now. */
  objection: Objection;
  /** Every objection of this worldview, in order. */
  all: readonly ObjectionSummary[];
  /** The questions that the partner can answer. */
  questions: PartnerQuestions;
}

/** How many objections one conversation takes up. */
export const objectionsAConversation = 3;

/** One turn of the partner: the reply to a message, and what follows from it. */
export interface Turn {
  text: string;
  choices: PracticeChoice[];
  /** The state of the conversation after it. */
  state: ConversationState;
  /** What was recognised in the message. */
  analysis: MessageAnalysis;
  /** The objection that the partner left with this turn, and whether the learner had met it. */
  leftObjection: { objection: string; isAnswered: boolean } | null;
  isEnded: boolean;
}

/** A turn before the message's analysis is added to it. */
export type PartnerReply = Omit<Turn, 'analysis'>;

export const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
