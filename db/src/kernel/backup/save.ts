import { createWriteStream, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { checkBackup } from './check.ts';
import { putInPlace } from './durable.ts';

/** Where the local libSQL server is. */
export interface ServerAddress {
  url: string;
  token: string;
}

/**
 * Saves the database of a running server, as it is at one moment, in one file, and checks it.
 * @param target path of the file, which must not be there yet
 * @returns its size in bytes
 * @throws Error with one sentence; nothing is left of a backup that failed
 */
export async function saveBackup(server: ServerAddress, target: string): Promise<number> {
  assertFree(target);
  mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
  const part = `${target}.part`;
  try {
    await download(server, part);
    checkBackup(part, 'The backup');
    assertFree(target);
    putInPlace(part, target);
    return statSync(target).size;
  } finally {
    rmSync(part, { force: true });
  }
}

function assertFree(target: string): void {
  if (existsSync(target)) throw new Error(`${target} is there already, and was left as it is.`);
}

async function download({ url, token }: ServerAddress, part: string): Promise<void> {
  const response = await fetch(`${url}/v2/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok || !response.body) {
    const { message } = (await response.json()) as { message: string };
    throw new Error(`There is no backup: ${message}.`);
  }
  // Of an earlier one that was killed.
  rmSync(part, { force: true });
  const body = Readable.fromWeb(response.body as ReadableStream);
  await pipeline(body, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
}
