import { fork } from 'node:child_process';
import path from 'node:path';
import { childrenRunning } from '../../kernel/processes.ts';
import { Restarts } from '../../kernel/restarts.ts';

export const runningWorkerds = () => childrenRunning(/workerd/);

/** Where workerd reaches this process, as its command line has it. */
const addressIn = (command: string) => /--external-addr=loopback=\S+/.exec(command)?.[0];

/**
 * Sees to it that workerd does not outlive this process.
 * @param lost called when the reaper itself has ended too often
 */
export function startProcessReaper(lost: (sentence: string) => void): void {
  const restarts = new Restarts();
  const addresses = runningWorkerds().flatMap(({ command }) => addressIn(command) ?? []);
  const start = () => {
    const reaper = fork(path.join(import.meta.dirname, 'processReaper.ts'), addresses);
    reaper.once('exit', () => {
      if (restarts.next() === null) lost('The process reaper ended once too often within a minute.');
      else start();
    });
  };
  start();
}
