import type { CareKind } from '@apologia/contract';
import type { Standing } from '@apologia/db/practice';
import type { HeardNeed } from '../context.ts';

/** What is to be done about somebody in need. */
export interface Attention {
  /** `null` where they tell of no new need, and the practice rests. */
  kind: CareKind | null;
}

/**
 * Whether a message is answered out of the part: it tells of a need; or one was told before, and they have not said
 * that they go on with the practice. From then on less is needed to be heard. @returns `null` for the partner to answer
 */
export function attend({ care }: Standing, heard: HeardNeed | undefined, resumes: boolean): Attention | null {
  const kind = heard?.surely ?? (care ? heard?.maybe : null) ?? null;
  if (kind) return { kind };
  return care?.isOpen && !resumes ? { kind: null } : null;
}

/** How things stand when they go on with the practice. */
export const resumed = (standing: Standing): Standing =>
  standing.care ? { ...standing, care: { ...standing.care, isOpen: false } } : standing;
