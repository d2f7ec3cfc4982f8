import type { Boot } from '@apologia/contract';

/** What the gateway wrote into this document: the composition and the route's first data. Empty while prerendering. */
export const boot: Boot = JSON.parse(
  globalThis.document?.getElementById('boot')?.textContent || '{"composition":"none","remotes":{},"data":[]}',
);
