import { keepNothing } from '@apologia/kit/kept';
import { dropAllCalls } from '@apologia/kit/outbox';
import { goneKey } from './goneKey.ts';

/** Deletes all that this browser stores for the academy, and tells its other tabs that the learner is gone. */
export async function leaveNothing(): Promise<void> {
  try {
    sessionStorage.clear();
    localStorage.setItem(goneKey, '');
    localStorage.clear();
  } catch {
    // Storage may be forbidden: then nothing was kept.
  }
  await Promise.allSettled([keepNothing(), dropAllCalls()]);
}
