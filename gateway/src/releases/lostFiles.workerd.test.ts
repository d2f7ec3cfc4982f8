import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { apps } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encoded, filesOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let team: ReturnType<typeof shippingTo>;
let courses: Awaited<ReturnType<typeof filesOf>>;

beforeAll(async () => {
  bench = await startWorkerBench();
  team = shippingTo(bench);
  courses = await filesOf('courses');
});
afterAll(() => bench.close());

const shipAll = async () => {
  for (const app of apps) {
    const response = await team.ship(app, await filesOf(app));
    expect(response.status, await response.clone().text()).toBe(200);
  }
};

/** Lets a statement run over what workerd's R2 knows of its objects; the ids of their files are returned. */
async function alter(r2: string, statement: string, key: string): Promise<string[]> {
  const folder = path.join(r2, 'v3/r2/miniflare-R2BucketObject');
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name));
  return names.flatMap((name) => {
    const records = new DatabaseSync(path.join(folder, name));
    const rows = records.prepare(statement).all(key) as { blob_id: string }[];
    records.close();
    return rows.map(({ blob_id }) => blob_id);
  });
}

const ready = async () => {
  const response = await bench.fetch('/readyz');
  return [response.status, await response.json()] as [number, { error?: string; code?: string }];
};

test('an academy that has no shell yet is not ready', async () => {
  expect(await ready()).toMatchObject([503, { code: 'not_shipped' }]);
});

test('an academy is ready with its files', async () => {
  await shipAll();
  expect(await ready()).toEqual([200, { ok: true }]);
});

test('files that are lost are told of, served as nothing, and come back with the next shipping', async () => {
  const before = await team.live();
  const html = await (await bench.page('/reviews')).text();
  const [, host = ''] = html.match(/<script defer[^>]* src="([^"]+)"/) ?? [];
  expect((await bench.fetch(host)).status).toBe(200);
  await bench.whileStopped((r2) => rm(r2, { recursive: true }));

  const [status, body] = await ready();
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'release_files_lost', requestId: expect.any(String) });
  expect(body.error).toContain(host.replace('/r/', ''));
  for (const app of ['courses', 'practice', 'billing', 'community']) {
    expect(body.error).toContain(`${app}/${before[app]}/remoteEntry.js`);
  }
  const lost = await bench.fetch(host);
  expect(lost.status).toBe(404);
  expect(lost.headers.get('cache-control')).toBe('no-store');
  // The document says what it can; its early script shows that the rest did not come.
  expect((await bench.page('/reviews')).status).toBe(200);

  await shipAll();
  expect(await ready()).toEqual([200, { ok: true }]);
  expect((await bench.fetch(host)).status).toBe(200);
  expect(await team.live()).toEqual(before);
  // Healing is no promotion: nothing lies under what was shipped once.
  expect((await team.rollBack('courses')).status).toBe(409);
});

test('one file that is gone, cut short or unreadable is put back, and the rest is left alone', async () => {
  const { courses: version } = await team.live();
  const key = (name: string) => `courses/${version}/${name}`;
  const [gone, short, unreadable] = [...courses.keys()].filter((name) => name.startsWith('page-'));
  const damaged = [gone, short, unreadable].map((name) => name ?? '');
  await bench.whileStopped(async (r2) => {
    const [a, b, c] = damaged.map(key) as [string, string, string];
    await alter(r2, 'delete from _mf_objects where key = ? returning blob_id', a);
    await alter(r2, 'update _mf_objects set size = 1 where key = ? returning blob_id', b);
    for (const id of await alter(r2, 'select blob_id from _mf_objects where key = ?', c)) {
      await rm(path.join(r2, 'v3/r2/apologia-releases/blobs', id));
    }
  });
  expect((await team.ship('courses', courses)).status).toBe(200);
  for (const name of damaged) {
    const response = await bench.fetch(`/r/courses/${version}/${name}`);
    expect(response.status, name).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer()), name).toEqual(courses.get(name));
  }
});

test('nothing rolls back to a version whose files are gone', async () => {
  const { courses: first } = await team.live();
  expect((await team.ship('courses', new Map([...courses, ['second.js', encoded('2')]]))).status).toBe(200);
  const before = await team.live();
  await bench.whileStopped(async (r2) => {
    await alter(
      r2,
      'delete from _mf_objects where key = ? returning blob_id',
      `courses/${first}/remoteEntry.js`,
    );
  });
  const refused = await team.rollBack('courses');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'conflict',
    error: `courses cannot go back to ${first}: its file remoteEntry.js is lost. Ship that version again.`,
  });
  expect(await team.live()).toEqual(before);

  // Shipped again it is whole, and lies under nothing any more.
  expect((await team.ship('courses', courses)).status).toBe(200);
  expect((await team.live()).courses).toBe(first);
  expect((await team.rollBack('courses')).status).toBe(200);
  expect(await team.live()).toEqual(before);
});
