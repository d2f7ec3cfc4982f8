import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf, root } from './command.ts';

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface Academy {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts a whole academy as a newcomer's command does, with data of its own.
 * @param settings environment variables besides those of the tests
 */
export async function startAcademy(settings: Record<string, string> = {}): Promise<Academy> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-academy-'));
  const port = await freePort();
  const child = spawn(process.execPath, programOf('start'), {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      // A busy test machine is no reason to answer before it is known what is there, or without the page's text.
      DOCUMENT_TIMEOUT_MS: '5000',
      RENDER_TIMEOUT_MS: '15000',
      ...settings,
    },
  });
  await said(child, 'ready in');
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, dataDir, stop };
}

/** Resolves once a process has printed these words. */
export function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const hear = (chunk: Buffer) => {
      heard += chunk;
      if (heard.includes(words)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`What was started ended:\n${heard}`)));
  });
}
