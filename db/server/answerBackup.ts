import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream, readdirSync, rmSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ProtocolError } from './errors.ts';

const COPY = path.join(import.meta.dirname, 'copyProcess.ts');
/** So long may the one who asked fetch nothing of it. */
const STALLED_MS = 30_000;
const PART = '-backup-part-';

/** Removes what a server that was killed in the middle of a backup left beside the file. */
export function sweepBackups(file: string): void {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${path.basename(file)}${PART}`)) rmSync(path.join(folder, name), { force: true });
  }
}

/** A process of its own, because copying takes as long as the database is large. */
function copyDatabase(file: string, target: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [COPY, file, target], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = (): boolean => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      if (signal.aborted) reject(new Error('the client went away'));
      else if (said)
        reject(new ProtocolError(503, 'BACKUP_FAILED', `the database could not be copied: ${said}`));
      else resolve();
    });
  });
}

/**
 * Answers `POST /v2/backup` with a copy of the database as it is at one moment, as a database file.
 *
 * @param response where to
 * @param signal aborted when its client has gone away
 * @param file path of the database file; the copy lies beside it until it has been sent
 * @throws ProtocolError (503) `BACKUP_FAILED` when it could not be copied, for want of space say
 * @example
 * await answerBackup(response, signal, '/tmp/app.db');
 */
export async function answerBackup(
  response: ServerResponse,
  signal: AbortSignal,
  file: string,
): Promise<void> {
  const part = `${file}${PART}${randomUUID()}`;
  try {
    await copyDatabase(file, part, signal);
    response.setTimeout(STALLED_MS, () => response.destroy());
    response.writeHead(200, {
      'content-type': 'application/vnd.sqlite3',
      'content-length': statSync(part).size,
    });
    await pipeline(createReadStream(part), response, { signal });
  } finally {
    rmSync(part, { force: true });
    rmSync(`${part}-journal`, { force: true });
  }
}
