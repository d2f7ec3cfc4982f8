import type { GatewayContext } from '../kernel/context.ts';
import { inBackground } from '../kernel/write/background.ts';
import type { Found } from './firstData.ts';
import type { Rendered } from './renderPage.ts';

/** What visitors get of a page: its data and its markup. The document around them is composed anew for each. */
export interface PageCopy {
  found: Found;
  rendered: Rendered;
}

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** The cache of this place on the network, where copies of pages are kept for visitors; absent where there is none. */
    pageCache?: Cache | undefined;
  }
}

/** A copy is never wrong, for its key says of what it was made; after a day nobody may have looked at it any more. */
const keptSeconds = 86_400;

/** The releases and the content that a copy is made of. */
export interface Ingredients {
  composition: string;
  content: string | null;
}

/** Names no page: its first segment is none of the academy's. */
function keyOf(c: GatewayContext, { composition, content }: Ingredients): string {
  const { origin, pathname } = new URL(c.req.url);
  return `${origin}/page-copies/${composition}/${content}${pathname}`;
}

/** The copy of the page at this address, made by these releases of this content. A cache that fails has none. */
export async function copyOf(c: GatewayContext, of: Ingredients): Promise<PageCopy | null> {
  if (!c.var.pageCache || of.content === null) return null;
  try {
    const copy = await c.var.pageCache.match(keyOf(c, of));
    return copy ? await copy.json() : null;
  } catch {
    return null;
  }
}

/** Keeps a copy behind the reply. */
export function keepCopy(c: GatewayContext, composition: string, { found, rendered }: PageCopy): void {
  const { pageCache } = c.var;
  if (!pageCache || !found.isWhole || found.content === null) return;
  const body = JSON.stringify({ found, rendered });
  const headers = { 'content-type': 'application/json', 'cache-control': `max-age=${keptSeconds}` };
  const key = keyOf(c, { composition, content: found.content });
  inBackground(c, pageCache.put(key, new Response(body, { headers })));
}
