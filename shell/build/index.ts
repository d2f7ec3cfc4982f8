import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Mode, root, themesStylesheet } from '@apologia/kit/build';
import { compile } from './compile.ts';
import { hostConfig, landingConfig } from './config.ts';
import { writeFrames } from './frames.ts';

export { hostConfig };

async function writeThemesStylesheet(): Promise<void> {
  const folder = path.join(root, 'shell/kit/dist');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'themes.css'), await themesStylesheet());
}

/** Builds the whole shell into `shell/dist`: the host, the landing page, the worker and the static documents. */
export async function buildShell(mode: Mode): Promise<void> {
  const dist = path.join(root, 'shell/dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await writeThemesStylesheet();
  const host = await compile(hostConfig(mode));
  const landing = await compile(landingConfig(mode));
  await writeFrames(dist, { ...host, ...landing });
}
