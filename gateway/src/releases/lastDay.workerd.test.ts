import type { App } from '@apologia/contract';
import { promotions } from '@apologia/db/schema/releases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { edit, filesOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

type Files = Awaited<ReturnType<typeof filesOf>>;

let bench: Awaited<ReturnType<typeof startWorkerBench>>;
let teams: ReturnType<typeof shippingTo>;
let built = 0;

beforeAll(async () => {
  // On one's own machine there is no yesterday.
  bench = await startWorkerBench({ ENVIRONMENT: 'preview' });
  teams = shippingTo(bench);
  expect((await teams.ship('shell', await filesOf('shell'))).status).toBe(200);
});
afterAll(() => bench.close());
/** What was in force is so long ago that it counts no more. */
const passTime = () => bench.db.update(promotions).set({ endedAt: Date.now() - 25 * 60 * 60_000 });
beforeEach(passTime);

/** A build that no other test has shipped. */
async function another(app: App, change: (files: Files) => Files = (files) => files): Promise<Files> {
  built += 1;
  return change(edit(await filesOf(app), 'build.json', (text) => `${text}${' '.repeat(built)}`));
}

const without = (chunk: string) => (files: Files) =>
  edit(files, 'pages.json', (text) => JSON.stringify({ ...JSON.parse(text), [chunk]: undefined }));

/** A build that shares one package more (the shell), or needs it (a remote). */
const withPackage = (version: string) => (files: Files) =>
  edit(files, 'mf-manifest.json', (text) => {
    const manifest = JSON.parse(text);
    const shared = [...manifest.shared, { name: 'extra', version, requiredVersion: `^${version}` }];
    return JSON.stringify({ ...manifest, shared });
  });

async function accepted(reply: Promise<Response>): Promise<string> {
  const response = await reply;
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { version: string }).version;
}

async function refusal(reply: Promise<Response>): Promise<string> {
  const response = await reply;
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { error: string }).error;
}

test('a build without a page that yesterday’s release brought is refused, and says how to mend it and until when', async () => {
  const lacking = without('page-questions');
  const first = await accepted(teams.ship('community', await another('community', lacking)));
  const whole = await accepted(teams.ship('community', await another('community')));
  // What is in force now lacks the page as well.
  await accepted(teams.promote('community', first));
  const next = await another('community', lacking);
  const before = await teams.live();
  expect(await refusal(teams.ship('community', next))).toMatch(
    new RegExp(
      `^community does not bring /questions any more, and others lead there\\. Bring it back in src/routes\\.tsx, or take it out of the contract's table and deploy the gateway first\\. It came with community ${whole}, in force until \\S+Z; that counts until \\S+Z\\.$`,
    ),
  );
  expect((await teams.shipCanary('community', next, 10)).status).toBe(422);
  expect(await teams.live()).toEqual(before);
  await passTime();
  await accepted(teams.ship('community', next));
});

test('a release that was rolled back counts no more: what follows need not bring what it brought', async () => {
  const lacking = without('page-subscription-pay');
  await accepted(teams.ship('billing', await another('billing', lacking)));
  await accepted(teams.ship('billing', await another('billing')));
  await accepted(teams.rollBack('billing'));
  await accepted(teams.ship('billing', await another('billing', lacking)));
});

test('a remote that needs what yesterday’s shell did not share is refused for a day, and the shell can come back meanwhile', async () => {
  const { shell: yesterdays } = await teams.live();
  await accepted(teams.ship('shell', await another('shell', withPackage('1.0.0'))));
  const remote = await another('practice', withPackage('1.0.0'));
  expect(await refusal(teams.ship('practice', remote))).toMatch(
    new RegExp(
      `^practice needs extra, which the shell does not share\\. That is shell ${yesterdays}, in force until \\S+Z, which may have to come back\\. Build so that it goes with that one too, or ship this after \\S+Z\\.$`,
    ),
  );
  expect(await accepted(teams.rollBack('shell'))).toBe(yesterdays);
  await accepted(teams.ship('shell', await another('shell', withPackage('1.0.0'))));
  await passTime();
  await accepted(teams.ship('practice', remote));
});

test('a shell that does not share what yesterday’s remote needs is refused, and the same build is accepted again', async () => {
  const { shell } = await teams.live();
  const needing = await another('courses', withPackage('1.0.0'));
  const yesterdays = await accepted(teams.ship('courses', needing));
  const plain = await another('courses');
  await accepted(teams.ship('courses', plain));
  // The practice app of the test before needs it as well.
  await accepted(teams.ship('practice', await another('practice')));
  expect(await refusal(teams.ship('shell', await another('shell')))).toMatch(
    new RegExp(
      `^(courses|practice) needs extra, which the shell does not share\\. That is (courses ${yesterdays}|practice)`,
    ),
  );
  expect((await teams.live()).shell).toBe(shell);
  // What is in force already puts back lost files, whatever was yesterday.
  await accepted(teams.ship('courses', plain));
});
