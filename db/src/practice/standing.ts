import type { CareKind, CareLanguage, PracticeMove } from '@apologia/contract';
import type { Occasion } from './content.ts';

/** How a conversation with the guided partner stands: what is kept between two turns. */
export interface Standing {
  /** The objections raised so far, in order; the last one is on the table. */
  raised: string[];
  /** Of those that were left, the ones that were met. */
  answered: string[];
  /** Lines said, by name: none is said twice. */
  said: string[];
  /** Kinds of reply the learner gave to the objection on the table. */
  given: string[];
  /** The learner's messages since it was raised, and how many of the last were not understood. */
  turns: number;
  unclear: number;
  /** Kinds of reply that were offered to choose from with the last line. */
  offered: string[];
  /** 0 to 100. */
  confidence: number;
  insults: number;
  /** Once somebody in need was answered. */
  care?: {
    kind: CareKind;
    language: CareLanguage;
    /** ISO 3166; `null` where it was not known. */
    country: string | null;
    /** Whether the practice rests. */
    isOpen: boolean;
  };
}

/** What was recognised in something the learner said. */
export interface Heard {
  objection: string;
  /** The kind of reply it was taken for. */
  kind: string | null;
  /** What else it was taken for. */
  occasion: Occasion | null;
  /** Moves of the debrief that it shows, each with the sentence. */
  moves: Partial<Record<PracticeMove, string>>;
}
