import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, filesOf } from '../testing/releases/builds.ts';
import { shippingTo } from '../testing/releases/shipping.ts';
import { type Build, done, startSteppedTeam } from '../testing/releases/steppedTeam.ts';

let team: Awaited<ReturnType<typeof startSteppedTeam>>;
beforeAll(async () => {
  team = await startSteppedTeam('practice');
});
afterAll(() => team.bench.close());

/** A version that nobody has had open for a month. */
async function oldVersion(): Promise<Build> {
  const build = await team.another();
  await done(team.shipCanary(build.files));
  await done(team.takeBack());
  await team.age(build);
  return build;
}

const everyStep = ['asked', 'answered', 'changed'] as const;

const returns: Record<string, (build: Build) => Promise<Response>> = {
  'brought back by its name': ({ version }) => team.promote(version),
  'shipped again': ({ files }) => team.ship(files),
  'tried again': ({ files }) => team.shipCanary(files),
};

test.each(['brought back by its name', 'shipped again'])(
  'a version that is %s at any step of a sweep is whole, or not in force',
  { timeout: 240_000 },
  async (how) => {
    // At the first step nothing has been looked at.
    for (let n = 2, isUnderWay = true; isUnderWay; n += 1) {
      const build = await oldVersion();
      let sweeping: Promise<Response> | undefined;
      isUnderWay = await team.bench.upTo(n, everyStep, () => {
        sweeping = team.sweep();
        return sweeping;
      });
      const { status } = (await returns[how]?.(build)) ?? expect.fail();
      expect([200, 409]).toContain(status);
      team.bench.goOn();
      expect((await sweeping)?.status).toBe(200);
      await team.agree();
      await team.isServed('practice');
      await team.takeBack();
    }
  },
);

test.each(['brought back by its name', 'tried again'])(
  'a version that is swept at any step of being %s is whole, or not in force',
  { timeout: 240_000 },
  async (how) => {
    // At the first step nothing has been looked at.
    for (let n = 2, isUnderWay = true; isUnderWay; n += 1) {
      const build = await oldVersion();
      let returning: Promise<Response> | undefined;
      isUnderWay = await team.bench.upTo(n, everyStep, () => {
        returning = returns[how]?.(build) ?? expect.fail();
        return returning;
      });
      await done(team.sweep());
      team.bench.goOn();
      expect([200, 409]).toContain((await returning)?.status);
      await team.agree();
      await team.isServed('practice');
      await team.takeBack();
    }
  },
);

test('two canaries that fit what is in force, but not each other, are not on trial together', async () => {
  const teams = shippingTo(team.bench);
  const sharing = async (app: 'shell' | 'practice', version: string) =>
    edit(await filesOf(app), 'mf-manifest.json', (text) => {
      const manifest = JSON.parse(text);
      const shared = [...manifest.shared, { name: 'extra', version, requiredVersion: version }];
      return JSON.stringify({ ...manifest, shared });
    });
  await done(teams.ship('shell', await sharing('shell', '1.0.0')));
  for (const [first, second] of [
    ['shell', 'practice'],
    ['practice', 'shell'],
  ] as const) {
    const canary = async (app: 'shell' | 'practice') =>
      teams.shipCanary(app, await (app === 'shell' ? filesOf(app) : sharing(app, '^1.0.0')), 50);
    let shipping: Promise<Response> | undefined;
    // Once it has read what is in force.
    await team.bench.upTo(2, ['answered'], () => {
      shipping = canary(first);
      return shipping;
    });
    await done(canary(second));
    team.bench.goOn();
    const refused = await shipping;
    expect(refused?.status).toBe(422);
    expect(await refused?.text()).toContain('That is on trial now.');
    await done(teams.rollBack(second, 'canary'));
  }
});
