import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@apologia/kit/build';
import { build, type Plugin, stop } from 'esbuild';

const folder = path.join(root, 'gateway/src/lazy');

/**
 * What few requests need. Each becomes a module of its own beside the Worker, which is evaluated when first
 * imported; a bundle in one piece would have every cold start read them.
 */
const lazy = {
  account: `export * from './src/app/account.ts'`,
  gate: `export * from './src/releases/gate.ts'`,
  guided: `export * from './src/practice/guided/guided.ts'`,
  guides: `export * from './src/app/guides.ts'`,
  judge: `export * from './src/releases/beacons/judge.ts'`,
  mail: `export * from './src/mail/delivery/inWorker.ts'; export { composeMail as compose } from './src/auth/email/composeMail.ts'`,
  model: `export * from './src/practice/model/model.ts'`,
  notes: `export * from './src/courses/notes/handlers.ts'`,
  notices: `export * from './src/notices/tellByMail.ts'`,
  passkeys: `export * from './src/auth/passkeys/passkeys.ts'`,
  passwords: `export * from './src/auth/passwords/weaknessOf.ts'`,
  previews: `export * from './src/app/previews.ts'`,
  progressReport: `export * from './src/app/progressReport.ts'`,
  reading: `export * from '@apologia/db/scripture/reading'`,
  scheduler: `export * from './src/courses/study/schedule.ts'`,
  search: `export * from './src/scripture/search/reads.ts'`,
  texts: `export * from './src/account/texts/texts.ts'`,
  safety: `export * from './src/practice/safety/safety.ts'`,
};

/** The exports of a `*.computed.ts` are computed here, once, and stand in the module as they came out. */
const computed: Plugin = {
  name: 'computed',
  setup({ onLoad }) {
    onLoad({ filter: /\.computed\.ts$/ }, async ({ path: file }) => {
      const exported: Record<string, unknown> = await import(file);
      const lines = Object.entries(exported).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};

/** Bundles them into `src/lazy`, where the Worker's composition root imports them from. */
export async function buildLazyModules(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(lazy).map(([name, source]) => buildOne(name, source)));
  // Its process would stay for as long as this one.
  await stop();
}

async function buildOne(name: string, source: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(root, 'gateway') },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    plugins: [computed],
  });
  // Several may build at once: the file is there whole or not at all. Its part is none of the sources.
  const part = path.join(root, 'gateway/node_modules', `.${name}.${process.pid}.part`);
  await writeFile(part, outputFiles[0]?.contents ?? '');
  await rename(part, path.join(folder, `${name}.mjs`));
}
