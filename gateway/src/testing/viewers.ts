import { premiumAt } from '../billing/public.ts';
import { type Viewer, viewerOf } from '../kernel/access/viewer.ts';

/** Whoever holds a session, or nobody who is known. @param tokenHash of the session's cookie */
export const viewerWith = (tokenHash: string | null, now = Date.now()): Viewer =>
  viewerOf(tokenHash, now, premiumAt);
