import { connect } from 'node:net';
import { apps } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, encoded, filesOf, formOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench, tokenOf } from '../testing/workerBench.ts';

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let team: ReturnType<typeof shippingTo>;
let courses: Awaited<ReturnType<typeof filesOf>>;

beforeAll(async () => {
  bench = await startWorkerBench();
  team = shippingTo(bench);
  courses = await filesOf('courses');
  for (const app of apps) expect((await team.ship(app, await filesOf(app))).status).toBe(200);
});
afterAll(() => bench.close());

const another = (name: string) => new Map([...courses, [`${name}.js`, encoded(`"${name}"`)]]);
const versionIn = async (response: Response) => ((await response.json()) as { version: string }).version;

/** That what is in force is whole: its entry and each file that its pages need. */
async function isWhole(): Promise<void> {
  const { courses: version } = await team.live();
  for (const name of courses.keys()) {
    expect((await bench.fetch(`/r/courses/${version}/${name}`)).status, name).toBe(200);
  }
}

test('one version shipped by many at once is one promotion', async () => {
  const before = await team.live();
  const shipped = await Promise.all(Array.from({ length: 4 }, () => team.ship('courses', another('many'))));
  const versions = new Set(await Promise.all(shipped.map(versionIn)));
  expect(versions.size).toBe(1);
  expect((await team.live()).courses).toBe([...versions][0]);
  await isWhole();
  expect((await team.rollBack('courses')).status).toBe(200);
  expect(await team.live()).toEqual(before);
});

test('of two versions shipped at once one is in force, and the other lies under it', async () => {
  const before = await team.live();
  const shipped = await Promise.all(['a', 'b'].map((name) => team.ship('courses', another(name))));
  const versions = await Promise.all(shipped.map(versionIn));
  const first = (await team.live()).courses;
  expect(versions).toContain(first);
  await isWhole();
  expect((await team.rollBack('courses')).status).toBe(200);
  expect((await team.live()).courses).toBe(versions.find((version) => version !== first));
  expect((await team.rollBack('courses')).status).toBe(200);
  expect(await team.live()).toEqual(before);
});

test('shipping and rolling back at once end on a version that is whole', async () => {
  const before = await team.live();
  const below = await versionIn(await team.ship('courses', another('below')));
  for (let round = 0; round < 3; round += 1) {
    const [shipped, ...rolled] = await Promise.all([
      team.ship('courses', another(`round${round}`)),
      team.rollBack('courses'),
      team.rollBack('courses'),
    ]);
    for (const { status } of rolled) expect([200, 409]).toContain(status);
    expect([before.courses, below, await versionIn(shipped)]).toContain((await team.live()).courses);
    await isWhole();
    await team.ship('courses', another('below'));
  }
});

/** The files with one more package in what they share or need. */
const sharing = (files: typeof courses, version: string) =>
  edit(files, 'mf-manifest.json', (text) => {
    const manifest = JSON.parse(text);
    const shared = [...manifest.shared, { name: 'extra', version, requiredVersion: version }];
    return JSON.stringify({ ...manifest, shared });
  });

test('two apps that fit what is in force, but not each other, do not both go live at once', async () => {
  const shell = await filesOf('shell');
  for (let round = 0; round < 4; round += 1) {
    await team.ship('shell', sharing(shell, '1.0.0'));
    const before = await team.live();
    const [without, needing] = await Promise.all([
      team.ship('shell', shell),
      team.ship('courses', sharing(another(`needing${round}`), '^1.0.0')),
    ]);
    expect([without.status, needing.status].toSorted()).toEqual([200, 422]);
    await team.rollBack(without.ok ? 'shell' : 'courses');
    expect(await team.live()).toEqual(before);
  }
  await team.ship('shell', shell);
});

test('an upload that breaks off half-way changes nothing, and is taken in whole the next time', async () => {
  const before = await team.live();
  const whole = new Request(bench.url, { method: 'POST', body: formOf(another('half')) });
  const type = whole.headers.get('content-type');
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const port = Number(new URL(bench.url).port);
  for (const share of [0, 0.5, 0.999]) {
    await new Promise<void>((resolve) => {
      const line = connect(port, 'localhost', () => {
        line.write(
          `POST /releases/courses HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\n` +
            `Authorization: Bearer ${tokenOf('courses')}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
        );
        line.write(bytes.subarray(0, Math.floor(share * bytes.length)), () => {
          setTimeout(() => line.destroy(), 100);
        });
      });
      line.once('close', () => resolve());
    });
    expect(await team.live()).toEqual(before);
  }
  const version = await versionIn(await team.ship('courses', another('half')));
  expect((await team.live()).courses).toBe(version);
  await isWhole();
});

test('a team that leaves after sending leaves the old version or the new one in force, whole', async () => {
  const before = await team.live();
  for (const afterMs of [5, 20, 60, 150]) {
    const leaving = new AbortController();
    const shipped = bench
      .fetch('/releases/courses', {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOf('courses')}` },
        body: formOf(another(`left${afterMs}`)),
        signal: leaving.signal,
      })
      .catch(() => null);
    setTimeout(() => leaving.abort(), afterMs);
    await shipped;
    expect(Object.keys(await team.live())).toEqual(Object.keys(before));
    await isWhole();
  }
  // Nobody who left is in the way of who stays.
  expect((await team.ship('courses', another('stayed'))).status).toBe(200);
});
