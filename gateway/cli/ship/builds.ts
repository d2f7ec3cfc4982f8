import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type App, apps } from '@apologia/contract';
import { buildId, compile, type Mode, remoteConfig, root } from '@apologia/kit/build';
import { buildShell } from '@apologia/shell/build';

export const folderOf = (app: App) => (app === 'shell' ? 'shell' : `mfe-${app}`);
export const distOf = (app: App) => path.join(root, folderOf(app), 'dist');

/** Beside the build, not in it: it is no file of the release. */
const stampOf = (app: App) => path.join(root, folderOf(app), 'node_modules', '.apologia-build');

async function isCurrent(app: App, id: string): Promise<boolean> {
  if (!existsSync(distOf(app))) return false;
  return (await readFile(stampOf(app), 'utf8').catch(() => '')) === id;
}

/**
 * Builds one app for the browser unless its sources are those of the last build.
 * @returns whether it was built
 * @throws Error with the compiler's message
 */
export async function build(app: App, mode: Mode = 'production'): Promise<boolean> {
  const id = `${mode} ${buildId(folderOf(app))}`;
  if (await isCurrent(app, id)) return false;
  await rm(distOf(app), { recursive: true, force: true });
  if (app === 'shell') await buildShell(mode);
  else await compile(remoteConfig(app, mode));
  await writeFile(stampOf(app), id);
  return true;
}

/** Builds what changed. @returns the apps that were built */
export async function buildAll(): Promise<App[]> {
  const built: App[] = [];
  for (const app of apps) if (await build(app)) built.push(app);
  return built;
}
