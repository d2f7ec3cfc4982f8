import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type App, releases } from '@apologia/contract';
import type { Academy } from '../academy.ts';
import { root } from '../command.ts';

/** Changes a file of a build, where it has one of that name. */
export type Change = readonly [file: RegExp, change: (text: string) => string];

/** How a team ships to an academy, past the command line: a build of this repository with something changed in it. */
export function teamOf(academy: Academy, app: App) {
  const call = async (target: string, method: 'GET' | 'POST', body?: FormData | string) => {
    const tokens = JSON.parse(await readFile(path.join(academy.dataDir, 'ship-tokens.json'), 'utf8'));
    const response = await fetch(`${academy.url}${target}`, {
      method,
      headers: { authorization: `Bearer ${tokens[`SHIP_TOKEN_${app.toUpperCase()}`]}` },
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const state = async () =>
    releases.list.response.parse(await call('/releases', 'GET')).find((one) => one.app === app);
  const told = async (version: string) => (await state())?.told.find((one) => one.version === version);
  return {
    state,
    /** How often tabs have told that a version failed. */
    failures: async (version: string, kind: string) => (await told(version))?.kinds[kind] ?? 0,
    /** What tabs have told of how late a version was, in milliseconds. */
    vital: async (version: string, name: string) => (await told(version))?.vitals[name],
    async shipCanary(percent: number, ...changes: Change[]): Promise<string> {
      const form = await formOf(app, changes);
      return releases.ship.response.parse(await call(`/releases/${app}?canary=${percent}`, 'POST', form))
        .version;
    },
    promote: () => call(`/releases/${app}/promote`, 'POST', '{}'),
    rollBack: () => call(`/releases/${app}/rollback`, 'POST'),
  };
}

async function formOf(app: App, changes: readonly Change[]): Promise<FormData> {
  const dist = path.join(root, app === 'shell' ? app : `mfe-${app}`, 'dist');
  const form = new FormData();
  const changed = new Set<Change>();
  for (const name of await readdir(dist)) {
    const change = changes.find(([file]) => file.test(name));
    const bytes = await readFile(path.join(dist, name));
    const text = change?.[1](bytes.toString());
    if (change && text !== bytes.toString()) changed.add(change);
    form.append(name, new Blob([text ?? bytes]), 'file');
  }
  if (changed.size < changes.length) throw new Error(`${app} has nothing of the kind to change`);
  return form;
}
