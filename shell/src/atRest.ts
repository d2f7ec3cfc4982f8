import { readAhead } from './frame/readAhead.ts';
import { measureVitals } from './measureVitals.ts';
import { registerWorker } from './offline/register.ts';
import { fetchNext } from './styles/fetchNext.ts';

/** What has time until the page is live: what the next page needs, the worker for when there is no network,
 * and what is measured. */
export function atRest(): void {
  readAhead();
  fetchNext();
  registerWorker();
  measureVitals();
}
