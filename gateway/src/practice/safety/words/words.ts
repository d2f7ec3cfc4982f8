import type { CareKind } from '@apologia/contract';

/** What is said to somebody in need, in one language. docs/practice-safety.md says by which rules. */
export interface CareWords {
  /** Before the first answer: who is speaking now. */
  step: string;
  /** The first time a need is told, the second, the third. */
  kinds: Record<CareKind, readonly [string, string, ...string[]]>;
  /** To whatever is said after it that tells of no new need. */
  stay: readonly string[];
  /** When all of that was said: a beginning and an end, in ever new pairs. */
  still: { beginnings: readonly string[]; ends: readonly string[] };
}
