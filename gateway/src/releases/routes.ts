import { type App, apps, releases, shippedByHeader } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { BadInput, NotFound, Refusal } from '../kernel/errors.ts';
import { allTags, documentsTag, purgeCopies } from '../kernel/http/cacheControl.ts';
import { parseAddress, parseInput } from '../kernel/http/input.ts';
import { limitRelease } from '../kernel/http/limitBody.ts';
import { withTimeout } from '../kernel/http/withTimeout.ts';
import { runToCompletion } from '../kernel/write/background.ts';
import { allCounts, trialCounts } from './beacons/countQueries.ts';
import { byApp } from './byApp.ts';
import { promoteRelease } from './promoteRelease.ts';
import { allReleases, canaryReleases, liveReleases, newestSteps, releaseNamed } from './releaseReads.ts';
import { rollBack } from './rollBack.ts';
import { ship } from './ship.ts';
import { mayList, mayShip } from './shipToken.ts';
import { sweepReleases } from './sweep.ts';

/** How teams ship: not part of the learners' API, held by a token per app instead of a session. */
export function releaseRoutes(app: Hono<GatewayEnv>): void {
  app.get(releases.list.path, async (c) => {
    await mayList(c);
    const db = c.get('db');
    const [live, canaries, all, steps, counts, trials] = await db.batch([
      liveReleases(db),
      canaryReleases(db),
      allReleases(db),
      newestSteps(db),
      allCounts(db),
      trialCounts(db, apps),
    ]);
    const { listView } = await c.var.loadJudge();
    return c.json(
      listView({ apps, live: byApp(live), canaries: byApp(canaries), all, steps, counts, trials }),
    );
  });

  app.get(releases.compare.path, async (c) => {
    const name = appIn(c);
    await mayList(c);
    const { db, bucket } = c.var;
    const { query } = parseAddress(releases.compare, c.req.param(), c.req.query());
    const [[from], [to]] = await db.batch([
      releaseNamed(db, name, query.from),
      releaseNamed(db, name, query.to),
    ]);
    if (!from || !to) throw new NotFound(`There is no version ${from ? query.to : query.from} of ${name}.`);
    const { compareReleases } = await c.var.loadGate();
    return c.json(await compareReleases(bucket, name, from, to));
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
