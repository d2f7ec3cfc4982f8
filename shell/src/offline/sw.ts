import { keepAgain, kept } from '@apologia/kit/kept';
import { outboxName, sendWaiting } from '@apologia/kit/outbox';
import { deleteOldPages, keepOfflinePage, offlinePage } from './offlinePage.ts';
import { type FetchEvent, scope } from './workerScope.ts';

scope.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldPages(),
      // The request leaves while the worker starts, so that a page waits for neither.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (request.method !== 'GET' || origin !== scope.location.origin) return;
  else if (pathname.startsWith('/r/')) event.respondWith(read(request, 'files'));
  else if (pathname.startsWith('/api/')) event.respondWith(read(request, 'replies'));
});

scope.addEventListener('sync', (event) => {
  if (event.tag === outboxName) event.waitUntil(sendWaiting().then(({ pages }) => keepAgain(pages)));
});

/** On a train a request may neither arrive nor fail. A document that is kept is shown after so many milliseconds. */
const patienceMs = 10_000;

/** The document as the gateway composes it now; what is kept of it, where the gateway cannot be reached. */
async function navigate({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const document = kept('documents', request.url).catch(() => undefined);
  const fetched = fetchedOrPreloaded(request, preloadResponse);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  try {
    const response = await ((await document) ? Promise.race([fetched, late]) : fetched);
    if (response) return response;
  } catch {
    // There is no line.
  }
  return (await document) ?? offlinePage();
}

const fetchedOrPreloaded = async (request: Request, preloaded: Promise<Response | undefined>) =>
  (await preloaded) ?? fetch(request);

/** From the network, whatever is kept: only where there is none may it be old. */
async function read(request: Request, of: 'files' | 'replies'): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await kept(of, request.url).catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}
