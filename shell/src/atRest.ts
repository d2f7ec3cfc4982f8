import { readAhead } from './frame/readAhead.ts';
import { registerWorker } from './offline/register.ts';
import { fetchNext } from './styles/fetchNext.ts';

/** What has time until the page is live: what the next page needs, and the worker for when there is no network. */
export function atRest(): void {
  readAhead();
  fetchNext();
  registerWorker();
}
