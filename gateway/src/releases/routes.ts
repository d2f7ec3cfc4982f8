import { type App, apps, releases, shippedByHeader } from '@apologia/contract';
import type { releaseHistory } from '@apologia/db/schema/releases';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { BadInput, NotFound, Refusal } from '../kernel/errors.ts';
import { allTags, documentsTag, purgeCopies } from '../kernel/http/cacheControl.ts';
import { parseAddress, parseInput } from '../kernel/http/input.ts';
import { limitRelease } from '../kernel/http/limitBody.ts';
import { withTimeout } from '../kernel/http/withTimeout.ts';
import { runToCompletion } from '../kernel/write/background.ts';
import { allCounts } from './beacons/countQueries.ts';
import { byApp } from './byApp.ts';
import { bytesOf } from './bytesOf.ts';
import { promoteRelease } from './promoteRelease.ts';
import { allReleases, canaryReleases, liveReleases, newestSteps } from './queries.ts';
import { rollBack } from './rollBack.ts';
import { ship } from './ship.ts';
import { mayList, mayShip } from './shipToken.ts';
import { sweepReleases } from './sweep.ts';

/** How teams ship: not part of the learners' API, held by a token per app instead of a session. */
export function releaseRoutes(app: Hono<GatewayEnv>): void {
  app.get(releases.list.path, async (c) => {
    await mayList(c);
    const db = c.get('db');
    const [live, canaries, all, steps, counts] = await db.batch([
      liveReleases(db),
      canaryReleases(db),
      allReleases(db),
      newestSteps(db),
      allCounts(db),
    ]);
    const { toldOf } = await c.var.loadJudge();
    return c.json(
      apps.flatMap((name) => {
        const versions = all.filter((release) => release.app === name);
        const now = byApp(live)[name];
        const canary = byApp(canaries)[name];
        if (!now) return [];
        return [
          {
            app: name,
            live: now.version,
            ...(canary && {
              canary: {
                version: canary.version,
                percent: canary.percent,
                startedAt: new Date(canary.startedAt).toISOString(),
              },
            }),
            told: toldOf(counts.filter((one) => one.app === name)),
            history: steps.filter((step) => step.app === name).map(stepView),
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
    const { canary: percent } = parseAddress(releases.ship, c.req.param(), c.req.query()).query;
    // Its files are here: it lands whether or not its sender waits.
    const form = await formOf(c);
    const shipped = await runToCompletion(c, ship(c.var, { app: name, form, percent, by: shippedBy(c) }));
    purgeCopies(c, documentsTag);
    return c.json({ app: name, ...shipped, ...(percent && { canary: percent }) });
  });

  app.post(releases.promote.path, async (c) => {
    const name = appIn(c);
    await mayShip(c, name);
    const { body } = await parseInput(releases.promote, c);
    const version = await promoteRelease(c.var, name, { version: body.version, by: shippedBy(c) });
    purgeCopies(c, documentsTag);
    return c.json({ app: name, version, live: true });
  });

  app.post(releases.rollback.path, async (c) => {
    const name = appIn(c);
    await mayShip(c, name);
    const { only } = parseAddress(releases.rollback, c.req.param(), c.req.query()).query;
    const version = await rollBack(c.var, name, { by: shippedBy(c), only });
    purgeCopies(c, documentsTag);
    return c.json({ app: name, version, live: true });
  });

  app.post(releases.sweep.path, async (c) => {
    const name = appIn(c);
    await mayShip(c, name);
    return c.json({ app: name, swept: await sweepReleases(c.var, name, shippedBy(c)) });
  });

  app.post(releases.forget.path, async (c) => {
    await mayShip(c, appIn(c));
    purgeCopies(c, ...allTags);
    return c.json({ ok: true });
  });
}

const stepView = ({ version, step, percent, by, reason, at }: typeof releaseHistory.$inferSelect) => ({
  version,
  step,
  ...(percent !== null && { percent }),
  by,
  ...(reason !== null && { reason }),
  at: new Date(at).toISOString(),
});

const longestName = 80;

/** Who ships, as they say: the token says for which app alone. */
function shippedBy(c: GatewayContext): string {
  try {
    const name = decodeURIComponent(c.req.header(shippedByHeader) ?? '');
    // Nothing in it moves a terminal's cursor.
    return name.replaceAll(/\p{C}/gu, ' ').trim().slice(0, longestName) || 'unknown';
  } catch {
    return 'unknown';
  }
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
