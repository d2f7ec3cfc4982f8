import { followGone } from './auth/followGone.ts';
import { readAhead } from './frame/readAhead.ts';
import { measureVitals } from './measureVitals.ts';
import { registerWorker } from './offline/register.ts';
import { fetchNext } from './styles/fetchNext.ts';

/** What has time until the page is live: what the next page needs, the worker for when there is no network,
 * what is measured, and what another tab tells. */
export function atRest(): void {
  readAhead();
  fetchNext();
  registerWorker();
  measureVitals();
  followGone();
}
