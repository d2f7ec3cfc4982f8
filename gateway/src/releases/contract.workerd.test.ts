import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reply, releases } from '@apologia/contract';
import type { CallShape } from '@apologia/contract/versioning';
import { releases as releasesTable } from '@apologia/db/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, encoded, filesOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let team: ReturnType<typeof shippingTo>;
let courses: Awaited<ReturnType<typeof filesOf>>;

beforeAll(async () => {
  bench = await startWorkerBench();
  team = shippingTo(bench);
  courses = await filesOf('courses');
  expect((await team.ship('shell', await filesOf('shell'))).status).toBe(200);
  expect((await team.ship('courses', courses)).status).toBe(200);
});
afterAll(() => bench.close());

type Contract = Record<'calls' | 'pages' | 'slots', Record<string, CallShape>> & { error: object };

/** The build of courses as it would be, had the contract been another. */
const builtWith = (change: (contract: Contract) => void) =>
  edit(courses, 'contract.json', (text) => {
    const contract = JSON.parse(text);
    change(contract);
    return JSON.stringify(contract);
  });

const moduleOf = ({ calls }: Contract) => {
  const module = calls['GET /api/module/:id']?.reply.properties?.module;
  if (!module?.properties || !module.required) throw new Error('The reply of a module has another shape.');
  return { properties: module.properties, required: module.required };
};

test('a build says which calls it makes, and no others', () => {
  const { calls, pages } = JSON.parse(new TextDecoder().decode(courses.get('contract.json')));
  expect(Object.keys(calls)).toContain('POST /api/lesson/:id/complete');
  // What it does with lists goes by the name of their subject.
  expect(Object.keys(calls)).toContain('GET /api/bible-study');
  expect(Object.keys(calls)).not.toContain('GET /api/module/:id/lessons');
  expect(Object.keys(calls)).not.toContain('POST /api/reviews');
  expect(Object.keys(pages)).toContain('/lesson/:id');
});

test.each<[string, (contract: Contract) => void, RegExp]>([
  [
    'makes a call that the gateway does not offer',
    ({ calls }) => {
      calls['POST /api/lesson/:id/highlight'] = { reply: {} };
    },
    /^courses needs what this gateway does not offer: POST \/api\/lesson\/:id\/highlight is missing\.$/,
  ],
  [
    'reads a field that the gateway does not answer',
    (contract) => {
      moduleOf(contract).properties.author = { type: 'string' };
    },
    /GET \/api\/module\/:id: reply\.module\.author is missing/,
  ],
  [
    'waits for a member that the gateway does not answer',
    (contract) => {
      moduleOf(contract).properties.difficulty?.['x-extensible-enum']?.push('expert');
    },
    /reply\.module\.difficulty lacks "expert"/,
  ],
  [
    'sends a field that the gateway does not take',
    ({ calls }) => {
      Object.assign(calls['POST /api/study/goal']?.body?.properties ?? {}, { hours: { type: 'number' } });
    },
    /POST \/api\/study\/goal: body\.hours is missing/,
  ],
  [
    'brings a page that the gateway leads nobody to',
    ({ pages }) => {
      Object.assign(pages, { '/bookmarks': { app: 'courses', frame: 'sidebar', visitors: false } });
    },
    /The page \/bookmarks is missing/,
  ],
])('a release that %s is refused with the reason', async (_, change, reason) => {
  const before = await team.live();
  const response = await team.ship('courses', builtWith(change));
  expect(response.status).toBe(422);
  expect(((await response.json()) as { error: string }).error).toMatch(reason);
  expect(await team.live()).toEqual(before);
});

test.each<[string, () => typeof courses, number]>([
  ['lacks', () => new Map([...courses].filter(([file]) => file !== 'contract.json')), 400],
  ['cannot be read in', () => edit(courses, 'contract.json', () => '{"calls":7}'), 422],
  [
    'is nonsense in',
    () => edit(courses, 'contract.json', (text) => text.replace('"properties"', '"anyOf"')),
    422,
  ],
])('a contract that %s a release stops it', async (_, files, status) => {
  expect((await team.ship('courses', files())).status).toBe(status);
});

test('a release from when the contract had less goes live', async () => {
  const older = builtWith((contract) => {
    delete contract.calls['POST /api/study/goal'];
    const { properties, required } = moduleOf(contract);
    delete properties.lessonCount;
    required.splice(required.indexOf('lessonCount'), 1);
    properties.difficulty?.['x-extensible-enum']?.pop();
  });
  const response = await team.ship('courses', older);
  expect(response.status, await response.clone().text()).toBe(200);
  expect((await team.rollBack('courses')).status).toBe(200);
});

const listed = async () => {
  const response = await bench.fetch('/releases', {
    headers: { authorization: `Bearer ${tokenOf('shell')}` },
  });
  const list = (await response.json()) as Reply<typeof releases.list>;
  return list.find(({ app }) => app === 'courses')?.versions ?? [];
};

test('the list says when a version was last in force, and of the one in force that it is', async () => {
  const began = Date.now();
  const { courses: first = '' } = await team.live();
  const next = await team.ship('courses', new Map([...courses, ['next.js', encoded('"next"')]]));
  const { version } = (await next.json()) as { version: string };
  const endOf = async (which: string) => (await listed()).find((one) => one.version === which)?.endedAt;
  expect(await endOf(version)).toBeUndefined();
  expect(Date.parse((await endOf(first)) ?? '')).toBeGreaterThanOrEqual(began);
  await team.rollBack('courses');
  expect(await endOf(first)).toBeUndefined();
  expect(Date.parse((await endOf(version)) ?? '')).toBeGreaterThanOrEqual(began);
});

/** Puts another call of the same length into the contracts that are stored. */
async function rename(r2: string, from: string, to: string): Promise<void> {
  for (const entry of await readdir(r2, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.includes('/blobs/')) continue;
    const text = await readFile(file, 'utf8');
    if (text.startsWith('{"calls"')) await writeFile(file, text.replace(from, to));
  }
}

test('a version does not come back that needs what the gateway has dropped, and one that does not say what it needs does', async () => {
  expect((await team.ship('courses', new Map([...courses, ['last.js', encoded('"last"')]]))).status).toBe(
    200,
  );
  const before = await team.live();
  await bench.whileStopped((r2) => rename(r2, '"GET /api/theology"', '"GET /api/theologs"'));
  const refused = await team.rollBack('courses');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    error: 'courses needs what this gateway does not offer: GET /api/theologs is missing.',
  });
  expect(await team.live()).toEqual(before);

  await bench.db
    .update(releasesTable)
    .set({ manifest: sql`json_remove(${releasesTable.manifest}, '$.files."contract.json"')` });
  expect((await team.rollBack('courses')).status).toBe(200);
});
