import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, type Entries, root } from '@apologia/kit/build';
import { framesConfig } from './config.ts';

type Frames = typeof import('../src/landing/frames.tsx');

const source = (file: string) => readFile(path.join(root, 'shell', file), 'utf8');

/** Bundles the components for Node and lets them render. */
async function rendered(): Promise<Frames> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-frames-'));
  try {
    await compile(framesConfig(folder));
    return await import(pathToFileURL(path.join(folder, 'frames.mjs')).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeIcon(dist: string): Promise<string> {
  const icon = await source('src/landing/favicon.svg');
  const name = `favicon.${createHash('sha256').update(icon).digest('hex').slice(0, 10)}.svg`;
  await writeFile(path.join(dist, name), icon);
  return name;
}

/** The two faces that every first screen is set in, to be preloaded: then the swap is not seen. */
const fontsIn = async (dist: string) =>
  (await readdir(dist)).filter((file) => /-latin-wght-normal\.\w+\.woff2$/.test(file));

/** Writes what the gateway composes documents from, and the page for when there is no network. */
export async function writeFrames(dist: string, { host, landing, theme }: Entries): Promise<void> {
  const [{ frames, offlinePage }, icon, fonts, ...styles] = await Promise.all([
    rendered(),
    writeIcon(dist),
    fontsIn(dist),
    source('kit/src/styles/tokens.css'),
    source('src/offline/offline.css'),
  ]);
  const document = { theme: theme?.js[0], icon, fonts, host, landing, frames };
  await Promise.all([
    writeFile(path.join(dist, 'document.json'), JSON.stringify(document)),
    writeFile(path.join(dist, 'offline.html'), offlinePage(styles.join('\n'))),
  ]);
}
