import { createMiddleware } from 'hono/factory';
import type { GatewayContext, GatewayEnv, Shared } from '../context.ts';
import { inBackground } from '../write/background.ts';

/** `/r/<app>/<version>/<file>`: named by content, so it never changes under its address. */
const immutable = /^\/r\/[a-z]+\/[0-9a-f]{16}\//;

/**
 * What is the same for every visitor, by the tag that a change purges. Seconds in which a copy is as good as
 * the original, and in which it may still be shown while the original is fetched: so long it lives at most
 * where a purge does not reach, as in a visitor's browser.
 */
const shared = {
  reviews: { fresh: 60, stale: 300 },
  catalog: { fresh: 300, stale: 3_600 },
  previews: { fresh: 300, stale: 3_600 },
} as const satisfies Record<Shared, { fresh: number; stale: number }>;

/** On every document that is kept: another composition purges it. */
export const documentsTag = 'documents';

export const allTags: readonly string[] = [...Object.keys(shared), documentsTag];

/** Says that a reply shows this and nothing of whoever asked. */
export function cacheReply(c: GatewayContext, shows: Shared, ...alsoTagged: string[]): void {
  c.set('sharedReply', { shows, tags: [shows, ...alsoTagged] });
}

/** Purges the copies that carry one of these tags. The browsers' own live on until they are stale. */
export function purgeCopies(c: GatewayContext, ...tags: string[]): void {
  const cache = cacheOf(c);
  if (cache) inBackground(c, purge(cache, tags));
}

async function purge(cache: CacheContext, tags: string[]): Promise<void> {
  const { success, errors } = await cache.purge({ tags });
  if (!success) throw new Error(`purge of ${tags}: ${errors.map(({ message }) => message)}`);
}

/** Cloudflare's cache in front of this Worker; none locally. */
function cacheOf(c: GatewayContext): CacheContext | undefined {
  try {
    return (c.executionCtx as ExecutionContext).cache;
  } catch {
    // Outside a Worker there is no execution context.
    return undefined;
  }
}

/**
 * The one place that says what may be kept: a release's file that was found, for ever; what is the same for
 * every visitor, for a while; nothing else. A cache does not look at cookies unless it is told to: a learner
 * would get what a visitor got.
 */
export const cacheControl = createMiddleware<GatewayEnv>(async (c, next) => {
  await next();
  const reply = c.get('sharedReply');
  if (reply) c.header('vary', 'cookie', { append: true });
  if (reply && isForEveryone(c)) {
    const { fresh, stale } = shared[reply.shows];
    c.header('cache-control', `public, max-age=${fresh}, stale-while-revalidate=${stale}`);
    c.header('cache-tag', reply.tags.join(','));
    return;
  }
  const isFile = c.res.status === 200 && immutable.test(c.req.path);
  c.header('cache-control', isFile ? 'public, max-age=31536000, immutable' : 'no-store');
});

const isForEveryone = (c: GatewayContext) =>
  c.res.status === 200 && c.get('viewer').tokenHash === null && !c.res.headers.has('set-cookie');
