import { type NavigationEvent, scope } from './workerScope.ts';

/** Written in by the build: another release is another worker, with its own copy of the page. */
declare const BUILD_ID: string;

const cachePrefix = 'offline-';
const cacheName = cachePrefix + BUILD_ID;
const offlinePage = '/offline.html';

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      // The request leaves while the worker starts, so that a page waits for neither.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(navigate(event));
});

async function navigate({ request, preloadResponse }: NavigationEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(offlinePage, { cacheName });
    if (page) return page;
    throw error;
  }
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
