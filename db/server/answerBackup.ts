import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream, readdirSync, rmSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ProtocolError } from './errors.ts';

const copyScript = path.join(import.meta.dirname, 'copyProcess.ts');
/** How long a client may fetch nothing of its backup. */
const stalledMs = 30_000;
const partInfix = '-backup-part-';

/** Removes what a server that was killed in the middle of a backup left beside the file. */
export function sweepBackups(file: string): void {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${path.basename(file)}${partInfix}`))
      rmSync(path.join(folder, name), { force: true });
  }
}

/** A process of its own, because copying takes as long as the database is large. */
function copyDatabase(file: string, target: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [copyScript, file, target], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = (): boolean => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      if (signal.aborted) reject(new Error('the client went away'));
      else if (stderr)
        reject(new ProtocolError(503, 'BACKUP_FAILED', `the database could not be copied: ${stderr}`));
      else resolve();
    });
  });
}

/**
 * Answers `POST /v2/backup` with a copy of the database as it is at one moment, as a database file.
 * @param signal aborted when its client has gone away
 * @param file path of the database file; the copy lies beside it until it has been sent
 * @throws ProtocolError (503) `BACKUP_FAILED` when it could not be copied, as on a full disk
 */
export async function answerBackup(
  response: ServerResponse,
  signal: AbortSignal,
  file: string,
): Promise<void> {
  const part = `${file}${partInfix}${randomUUID()}`;
  try {
    await copyDatabase(file, part, signal);
    response.setTimeout(stalledMs, () => response.destroy());
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
