import type { CareKind, CareLanguage, DebriefLine, PracticeMove } from '@apologia/contract';

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
  /** Those of them that the learner typed and that were recognised for certain: only these meet the objection. */
  earned?: string[];
  /** How many messages the learner sent about the current objection, and how many of the last were not understood. */
  turns: number;
  unclear: number;
  /** Kinds of reply and questions that the last line offered as choices. */
  offered: string[];
  /** The reply that was recognised in the last message, and how things stood before it: a correction takes it back. */
  understood?: {
    objection: string;
    kind: string;
    confidence: number;
    given: string[];
    earned?: string[] | undefined;
    answered: string[];
  };
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
    /** Whether it was not certain, and they were only asked how they are. */
    isUnsure?: boolean;
  };
}

/** What a message was understood as: a kind of reply, a question that the partner can answer, or another act. */
export type Meaning =
  | 'kind'
  | 'asked'
  | 'question'
  | 'elaborate'
  | 'why'
  | 'simpler'
  | 'restated'
  | 'agreement'
  | 'story'
  | 'correction'
  | 'topic'
  | 'elsewhere'
  | 'courtesy'
  | 'goodbye'
  | 'machine'
  | 'insult'
  | 'offTopic'
  | 'otherLanguage'
  | 'stuck'
  | 'faith'
  | 'bare'
  | 'scripture'
  | 'unclear';

/** What was recognised in a message of the learner's. Messages of long ago have less. */
export interface MessageAnalysis {
  /** The objection that the message answers. */
  objection: string;
  meaning?: Meaning;
  /** The kind of reply that it was recognised as. */
  kind: string | null;
  /** Whether the partner said how they understood it, because it was not certain. */
  isLikelier?: boolean;
  /** Whether the reply was typed and recognised for certain. */
  isEarned?: boolean;
  /** The question that it was recognised as. */
  asked?: string;
  /** The moves of the debrief that it shows, each with the sentence that shows it. */
  moves: Partial<Record<PracticeMove, string>>;
  /** By how much it lowered the partner's confidence. */
  lowered?: number;
  /** Lines of the debrief that rest on it and that the learner has contested. */
  contested?: DebriefLine[];
}
