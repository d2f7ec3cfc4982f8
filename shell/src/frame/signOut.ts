import { auth } from '@apologia/contract';
import { call } from '@apologia/kit';
import { deleteDrafts } from '@apologia/kit/draft';
import { keepNothing } from '@apologia/kit/kept';
import { dropAllCalls, sendWaiting } from '@apologia/kit/outbox';
import { forgetSearches } from '../scripture/search/recentSearches.ts';

/** Ends the session on the server, and deletes what the browser has of the learner, drafts, recent searches and kept lessons: it may be another's next. */
export async function signOut(): Promise<void> {
  // What waits is not kept for later.
  await sendWaiting().catch(() => undefined);
  await call(auth.logout);
  deleteDrafts('');
  forgetSearches();
  await Promise.allSettled([keepNothing(), dropAllCalls()]);
}
