import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type App, apps, type Remote } from '@apologia/contract';
import {
  commonInputs,
  compile,
  digestOf,
  type Mode,
  remoteConfig,
  remoteServerConfig,
  root,
  writeStyles,
} from '@apologia/kit/build';
import { buildShell } from '@apologia/shell/build';

export const folderOf = (app: App) => (app === 'shell' ? 'shell' : `mfe-${app}`);
export const distOf = (app: App) => path.join(root, folderOf(app), 'dist');

/** What a build was made of, beside it and not in it: it is no file of the release. */
interface Stamp {
  mode: Mode;
  inputs: string[];
  digest: string;
}
const stampFileOf = (app: App) => path.join(root, folderOf(app), 'node_modules', '.apologia-build.json');

async function isCurrent(app: App, mode: Mode): Promise<boolean> {
  if (!existsSync(distOf(app))) return false;
  try {
    const stamp = JSON.parse(await readFile(stampFileOf(app), 'utf8')) as Stamp;
    return stamp.mode === mode && stamp.digest === digestOf(stamp.inputs);
  } catch {
    return false;
  }
}

/**
 * Builds one app for the browser, unless everything that went into its last build is as it was then.
 * @returns whether it was built
 * @throws Error with the compiler's message
 */
export async function build(app: App, mode: Mode = 'production'): Promise<boolean> {
  if (await isCurrent(app, mode)) return false;
  await rm(distOf(app), { recursive: true, force: true });
  const modules = app === 'shell' ? await buildShell(mode) : await buildRemote(app, mode);
  const inputs = [...new Set([...commonInputs, `${folderOf(app)}/package.json`, ...modules])].sort();
  const stamp: Stamp = { mode, inputs, digest: digestOf(inputs) };
  await writeFile(stampFileOf(app), JSON.stringify(stamp));
  return true;
}

/** @returns the sources that went into it */
async function buildRemote(remote: Remote, mode: Mode): Promise<string[]> {
  const browser = await compile(remoteConfig(remote, mode));
  const server = await compile(remoteServerConfig(remote));
  await writeStyles(remote, distOf(remote));
  return [...browser.inputs, ...server.inputs];
}

/** Builds what changed. @returns the apps that were built */
export async function buildAll(): Promise<App[]> {
  const built: App[] = [];
  for (const app of apps) if (await build(app)) built.push(app);
  return built;
}
