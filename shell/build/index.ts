import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, type Mode, root, themesStylesheet, writeStyles } from '@apologia/kit/build';
import { hostConfig, landingConfig, shellServerConfig } from './config.ts';
import { writeFrames } from './frames.ts';
import { writeIcons } from './icons.ts';
import { ReactModules } from './reactModules.ts';

export { developmentReactConfig } from './developmentReact.ts';

async function writeThemesStylesheet(): Promise<void> {
  const folder = path.join(root, 'shell/kit/dist');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'themes.css'), themesStylesheet());
}

/**
 * Builds the whole shell into an empty `shell/dist`: the host, the landing page, the worker and the static documents.
 * @returns the sources that went into it
 */
export async function buildShell(mode: Mode): Promise<string[]> {
  const dist = path.join(root, 'shell/dist');
  await mkdir(dist, { recursive: true });
  await writeThemesStylesheet();
  const react = new ReactModules();
  const host = await compile(hostConfig(mode, react));
  const landing = await compile(landingConfig(mode, react));
  const server = await compile(shellServerConfig());
  await writeStyles('shell', dist);
  const frames = await writeFrames(dist, { ...host.entries, ...landing.entries });
  const icon = await writeIcons(dist);
  // The kit is the shell's to provide.
  return [
    'shell/build',
    'shell/kit/src',
    ...host.inputs,
    ...landing.inputs,
    ...server.inputs,
    ...frames,
    icon,
  ];
}
