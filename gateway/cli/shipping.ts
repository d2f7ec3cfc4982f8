import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type App, type ErrorEnvelope, type Reply, releases } from '@apologia/contract';
import { distOf } from './builds.ts';

export interface Harbour {
  /** Origin of the gateway. */
  url: string;
  token: string;
}

/**
 * Uploads an app's build through the gateway, which checks it and puts it in force.
 * @throws Error with the gateway's reason when it refuses
 */
export async function shipApp({ url, token }: Harbour, app: App): Promise<Reply<typeof releases.ship>> {
  const dist = distOf(app);
  const form = new FormData();
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    form.append(
      path.relative(dist, file).replaceAll(path.sep, '/'),
      new Blob([await readFile(file)]),
      entry.name,
    );
  }
  return releases.ship.response.parse(await send(`${url}/releases/${app}`, token, 'POST', form));
}

/** A call of the release routes. @throws Error with the gateway's sentence */
export async function send(
  address: string,
  token: string,
  method: 'GET' | 'POST',
  body?: FormData,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  }).catch(() => {
    throw new Error(`No gateway answers at ${new URL(address).origin}. Is it running?`);
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  let sentence = text;
  try {
    sentence = (JSON.parse(text) as ErrorEnvelope).error;
  } catch {
    // Something before the gateway answered: its own words will do.
  }
  throw new Error(`${response.status}: ${sentence}`);
}
