import { registerWorker } from './offline/register.ts';
import { fetchNext } from './styles/fetchNext.ts';

/** What has time until the page is live: the worker for when there is no network, and what the next page needs. */
export function atRest(): void {
  fetchNext();
  registerWorker();
}
