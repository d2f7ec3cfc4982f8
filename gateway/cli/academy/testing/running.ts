import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { processTable } from '../../kernel/processTable.ts';

export const root = path.resolve(import.meta.dirname, '../../../..');

/** An academy, or another command, as a process of its own. */
export interface Run {
  child: ChildProcess;
  said: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const itself = [process.execPath, 'gateway/cli/academy/start.ts'];

/** @param command `pnpm start`'s own, unless said */
export function run(env: Record<string, string>, [program = '', ...args] = itself): Run {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env } });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, said: () => said, ended };
}

export async function ready({ said }: Run): Promise<void> {
  await vi.waitFor(() => expect(said()).toContain('ready in'), { timeout: 120_000, interval: 100 });
}

/** Every process that an academy is made of. */
export const family = (child: ChildProcess) => processTable().filter(({ parent }) => parent === child.pid);

const isRunning = (pid: number) => processTable().some((entry) => entry.pid === pid && !entry.isZombie);

export const allGone = (pids: number[]) =>
  expect.poll(() => pids.filter(isRunning), { timeout: 15_000 }).toEqual([]);

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
