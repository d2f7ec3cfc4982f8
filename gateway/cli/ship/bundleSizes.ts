import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { App } from '@apologia/contract';
import { buildWorker, workerDist } from '../kernel/workerBuild.ts';
import { distOf } from './builds.ts';

export interface Weight {
  what: string;
  /** Compressed bytes. */
  bytes: number;
  budget: number;
}

const kilo = 1000;
const compressed = (text: Uint8Array) => gzipSync(text, { level: 9 }).byteLength;

async function files(app: App, names: string[]): Promise<number> {
  const texts = await Promise.all(names.map((name) => readFile(path.join(distOf(app), name))));
  return texts.reduce((sum, text) => sum + compressed(text), 0);
}

const json = async (app: App, name: string) =>
  JSON.parse(await readFile(path.join(distOf(app), name), 'utf8'));

/** What a browser has to fetch before the first content of a page, and what the Worker weighs, against budget. */
export async function weigh(): Promise<Weight[]> {
  const document = await json('shell', 'document.json');
  const pages = await json('courses', 'pages.json');
  const exposed = pages.__federation_expose_routes;
  const page = pages['page-apologetics'];
  return [
    { what: 'Worker, when it starts', bytes: await workerBytes(), budget: 155 * kilo },
    {
      what: 'landing, script',
      bytes: await files('shell', [document.theme, ...document.landing.js]),
      budget: 5 * kilo,
    },
    { what: 'landing, style', bytes: await files('shell', document.landing.css), budget: 7 * kilo },
    {
      what: '/apologetics, script',
      bytes:
        (await files('shell', [document.theme, ...document.host.js])) +
        (await files('courses', ['remoteEntry.js', ...exposed.js, ...page.js])),
      // What tells of failing releases stands in every document, before any script (`shell/src/early/beacon.ts`).
      budget: 170 * kilo,
    },
    {
      what: '/apologetics, style',
      bytes:
        (await files('shell', document.host.css)) + (await files('courses', [...exposed.css, ...page.css])),
      budget: 22 * kilo,
    },
  ];
}

async function workerBytes(): Promise<number> {
  await buildWorker();
  return compressed(await readFile(path.join(workerDist, 'worker.js')));
}
