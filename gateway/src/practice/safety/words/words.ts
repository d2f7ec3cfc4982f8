import type { CareKind } from '@apologia/contract';

/** The answers to somebody in need in one language. docs/practice-safety.md has the rules they follow. */
export interface CareWords {
  /** Said before the first answer: who is speaking now. */
  step: string;
  /** Asks, openly, where somebody may only be tired and may be in danger. */
  asking: string;
  /** The answers when a need is told for the first time, the second, the third. */
  kinds: Record<CareKind, readonly [string, string, ...string[]]>;
  /** The answers to later messages that tell of no new need. */
  stay: readonly string[];
  /** When all of those were given: beginnings and ends, in new pairs. */
  still: { beginnings: readonly string[]; ends: readonly string[] };
}
