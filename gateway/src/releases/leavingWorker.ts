/** A service worker that deletes what the ones before it kept, and takes leave: what browsers get while `OFFLINE` is off. */
export const leavingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
