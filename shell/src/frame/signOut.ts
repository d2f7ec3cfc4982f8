import { auth } from '@apologia/contract';
import { call } from '@apologia/kit';
import { deleteDrafts } from '@apologia/kit/draft';
import { forgetSearches } from '../scripture/search/recentSearches.ts';

/** Ends the session on the server, and deletes the learner's drafts and recent searches: the tab may be another's next. */
export async function signOut(): Promise<void> {
  await call(auth.logout);
  deleteDrafts('');
  forgetSearches();
}
