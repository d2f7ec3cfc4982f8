import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, done, startSteppedTeam } from '../testing/releases/steppedTeam.ts';

// The app with the fewest files.
const app = 'practice';

let team: Awaited<ReturnType<typeof startSteppedTeam>>;
beforeAll(async () => {
  team = await startSteppedTeam(app);
  pair = [await team.another(), await team.another()];
  for (const { files } of pair) await done(team.ship(files));
});
afterAll(() => team.bench.close());

interface Operation {
  /** Brings about what it needs. @returns what is then cut short */
  prepare: () => Promise<() => Promise<Response>>;
  /** What holds once the same was done again, whatever had become of the first. */
  again: (status: number) => Promise<void>;
}

let next: Build;
/** Two that were shipped. */
let pair: [Build, Build];
let old: Build[];

/** One of the two that is not in force. */
async function other(): Promise<Build> {
  const { stack } = await team.agree();
  return pair[0].version === stack.at(-1) ? pair[1] : pair[0];
}

/** What was done already is refused the second time. */
const isDone = (status: number) => expect([200, 409]).toContain(status);

const operations: Record<string, Operation> = {
  'a ship': {
    async prepare() {
      next = await team.another();
      return () => team.ship(next.files);
    },
    async again(status) {
      expect(status).toBe(200);
      expect((await team.agree()).stack.at(-1)).toBe(next.version);
      await team.isServed(app);
    },
  },
  'a canary': {
    async prepare() {
      // Its files are there: they come as those of a ship do.
      next = await other();
      return () => team.shipCanary(next.files);
    },
    async again(status) {
      expect(status).toBe(200);
      expect((await team.agree()).canary).toBe(next.version);
      await done(team.takeBack());
    },
  },
  'the promotion of a canary': {
    async prepare() {
      next = await other();
      await done(team.shipCanary(next.files));
      return () => team.promote();
    },
    async again(status) {
      isDone(status);
      const { stack, canary } = await team.agree();
      expect([stack.at(-1), canary]).toEqual([next.version, undefined]);
    },
  },
  'bringing a version back by its name': {
    async prepare() {
      next = await other();
      return () => team.promote(next.version);
    },
    async again(status) {
      isDone(status);
      expect((await team.agree()).stack.at(-1)).toBe(next.version);
    },
  },
  'taking a canary back': {
    async prepare() {
      await done(team.shipCanary((await other()).files));
      return () => team.takeBack();
    },
    async again(status) {
      isDone(status);
      expect((await team.agree()).canary).toBeUndefined();
    },
  },
  'a rollback': {
    async prepare() {
      for (let i = 0; i < 2; i += 1) await done(team.promote((await other()).version));
      return () => team.rollBack();
    },
    async again(status) {
      expect(status).toBe(200);
      await team.agree();
    },
  },
  'a sweep': {
    async prepare() {
      old = [await team.another(), await team.another()];
      for (const build of old) {
        await done(team.shipCanary(build.files));
        await done(team.takeBack());
        await team.age(build);
      }
      return () => team.sweep();
    },
    async again(status) {
      expect(status).toBe(200);
      for (const build of old) {
        expect(await team.filesThere(build)).toEqual([]);
        await team.age(build);
      }
      // What was swept can be shipped again.
      await done(team.ship(old[0]?.files ?? new Map()));
      await team.agree();
      await team.isServed(app);
    },
  },
};

describe.each(Object.entries(operations))('%s', (_, { prepare, again }) => {
  // Reading leaves nothing behind: to be killed after it is to be killed before.
  test.each([
    ['gateway', ['written', 'changed']],
    ['database', ['to write', 'written']],
  ] as const)(
    'is whole or not begun where the %s is killed after any step, and can be done again',
    { timeout: 240_000 },
    async (victim, steps) => {
      for (let n = 1; ; n += 1) {
        const operation = await prepare();
        const isCutShort = await team.bench.upTo(n, steps, () => done(operation()));
        if (!isCutShort) {
          // At last it came to its end.
          expect(n).toBeGreaterThan(1);
          await team.agree();
          return;
        }
        await team.visitors.look();
        await team.bench.kill[victim]();
        await team.agree();
        await team.isServed(app);
        await again((await operation()).status);
      }
    },
  );
});

test('what any document has named is served to the end', async () => {
  await team.visitors.look();
  await team.isServed();
});
