import { type App, apps } from '@apologia/contract';
import { promotions, releaseHistory, releases } from '@apologia/db/schema/releases';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { readUpload } from '../../releases/upload.ts';
import { edit, filesOf, formOf } from './builds.ts';
import { recordsOf } from './records.ts';
import { shippingTo } from './shipping.ts';
import { startSteppedBench } from './steppedBench.ts';
import { visitorsOf } from './visitors.ts';

type Files = Awaited<ReturnType<typeof filesOf>>;

export interface Build {
  files: Files;
  version: string;
}

const monthMs = 31 * 24 * 60 * 60_000;

/** An academy whose work can be stopped after any step, and a team that ships one app to it. @param app of theirs */
export async function startSteppedTeam(app: App) {
  const bench = await startSteppedBench();
  const team = shippingTo(bench);
  const visitors = visitorsOf(bench.fetch);
  const built = new Map<string, Files>();
  const build = async (name: App, files: Files): Promise<Build> => {
    const { version } = await readUpload(formOf(files));
    built.set(`${name}/${version}`, files);
    return { files, version };
  };
  for (const name of apps) {
    const { files } = await build(name, await filesOf(name));
    expect((await team.ship(name, files)).status).toBe(200);
  }
  const filesIn = (name: App, version: string) => built.get(`${name}/${version}`);
  return {
    bench,
    visitors,
    ship: (files: Files) => team.ship(app, files),
    shipCanary: (files: Files) => team.shipCanary(app, files, 50),
    promote: (version?: string) => team.promote(app, version),
    rollBack: () => team.rollBack(app),
    takeBack: () => team.rollBack(app, 'canary'),
    sweep: () => team.sweep(app),
    /** A build that was never shipped. */
    async another(): Promise<Build> {
      return build(
        app,
        edit(await filesOf(app), 'build.json', (text) => `${text}${' '.repeat(built.size)}`),
      );
    },
    /** The files of a build that are served. */
    async filesThere({ files, version }: Build): Promise<string[]> {
      const there: string[] = [];
      for (const name of files.keys())
        if ((await bench.fetch(`/r/${app}/${version}/${name}`)).status !== 404) there.push(name);
      return there;
    },
    /** Lets a month go by since anything happened to a version. */
    async age({ version }: Build): Promise<void> {
      const at = Date.now() - monthMs;
      await bench.db.update(releaseHistory).set({ at }).where(eq(releaseHistory.version, version));
      await bench.db.update(releases).set({ shippedAt: at }).where(eq(releases.version, version));
      await bench.db.update(promotions).set({ endedAt: at }).where(eq(promotions.version, version));
    },
    /** Expects that channel, history and documents tell the same. */
    async agree() {
      const { channel, history } = await recordsOf(bench.db, app);
      expect(channel).toEqual(history);
      const now = channel.stack.at(-1);
      // An isolate composes for a second with what it knew.
      await expect
        .poll(async () => (await visitors.look()).map((document) => document?.[app]), { timeout: 10_000 })
        .toEqual([channel.canary ?? now, now]);
      return channel;
    },
    /** Expects that what any document has named since is served, every byte of it. @param only of this app */
    async isServed(only?: App): Promise<void> {
      expect(await visitors.wrong(filesIn, only)).toEqual([]);
    },
  };
}

export async function done(response: Promise<Response>): Promise<void> {
  expect((await response).status, await (await response).clone().text()).toBe(200);
}
