import { type App, apps, releases } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { BadInput, NotFound, Refusal } from '../kernel/errors.ts';
import { allTags, documentsTag, purgeCopies } from '../kernel/http/cacheControl.ts';
import { limitRelease } from '../kernel/http/limitBody.ts';
import { withTimeout } from '../kernel/http/withTimeout.ts';
import { runToCompletion } from '../kernel/write/background.ts';
import { bytesOf } from './bytesOf.ts';
import { liveNow } from './live.ts';
import { allReleases } from './queries.ts';
import { rollBack } from './rollBack.ts';
import { ship } from './ship.ts';
import { mayList, mayShip } from './shipToken.ts';

/** How teams ship: not part of the learners' API, held by a token per app instead of a session. */
export function releaseRoutes(app: Hono<GatewayEnv>): void {
  app.get(releases.list.path, async (c) => {
    await mayList(c);
    const db = c.get('db');
    const [live, all] = [await liveNow(c.var), await allReleases(db)];
    return c.json(
      apps.flatMap((name) => {
        const versions = all.filter((release) => release.app === name);
        const now = live[name];
        if (!now) return [];
        return [
          {
            app: name,
            live: now.version,
            versions: versions.map(({ version, shippedAt, endedAt, manifest }) => ({
              version,
              shippedAt: new Date(shippedAt).toISOString(),
              ...(endedAt !== null &&
                version !== now.version && { endedAt: new Date(endedAt).toISOString() }),
              scriptBytes: bytesOf(manifest, '.js'),
              files: Object.keys(manifest.files).length,
            })),
          },
        ];
      }),
    );
  });

  app.post(releases.ship.path, limitRelease, async (c) => {
    const name = appIn(c);
    await mayShip(c, name);
    // Its files are here: it lands whether or not its sender waits.
    const form = await formOf(c);
    const version = await runToCompletion(c, ship(c.var, name, form));
    purgeCopies(c, documentsTag);
    return c.json({ app: name, version, live: true });
  });

  app.post(releases.rollback.path, async (c) => {
    const name = appIn(c);
    await mayShip(c, name);
    const version = await rollBack(c.var, name);
    purgeCopies(c, documentsTag);
    return c.json({ app: name, version, live: true });
  });

  app.post(releases.forget.path, async (c) => {
    await mayShip(c, appIn(c));
    purgeCopies(c, ...allTags);
    return c.json({ ok: true });
  });
}

function appIn(c: GatewayContext): App {
  const parsed = releases.ship.params.safeParse(c.req.param());
  if (!parsed.success) throw new NotFound('There is no such app.');
  return parsed.data.app;
}

/** A build on a slow line: 16 MB at 140 kB a second. */
const uploadTimeoutMs = 120_000;
const tooSlow = () => new Refusal(408, 'too_slow', 'The release took too long to arrive.');

async function formOf(c: GatewayContext): Promise<FormData> {
  try {
    return await withTimeout(uploadTimeoutMs, c.req.raw.formData(), tooSlow);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new BadInput('A release is sent as multipart form data.');
  }
}
