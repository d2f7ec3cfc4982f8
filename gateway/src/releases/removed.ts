import { type App, pageChunk, routes, slotChunk, slots } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';

/**
 * Why a release may not take the place of the one in force: tabs and links lead to pages and slots that it does not bring any more. What
 * today's table of pages does not name may go.
 */
export function removedReason(app: App, release: ReleaseManifest, before: ReleaseManifest): string | null {
  const pages = routes.filter((route) => route.app === app).map(({ path }) => [path, pageChunk(path)]);
  const parts = Object.entries(slots)
    .filter(([, slot]) => slot.app === app)
    .map(([name]) => [`the slot ${name}`, slotChunk(name)]);
  for (const [what, chunk] of [...pages, ...parts] as [string, string][]) {
    if (!before.chunks[chunk] || release.chunks[chunk]) continue;
    return `${app} does not bring ${what} any more, and others lead there. Bring it back in src/routes.tsx, or take it out of the contract's table and deploy the gateway first.`;
  }
  return null;
}
