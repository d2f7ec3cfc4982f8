import { fork } from 'node:child_process';
import path from 'node:path';
import { childrenRunning } from '../../kernel/processes.ts';
import { Restarts } from '../../kernel/restarts.ts';

export const workerdNow = () => childrenRunning(/workerd/);

/** Where workerd reaches this process, as its command line has it. */
const addressIn = (command: string) => /--external-addr=loopback=\S+/.exec(command)?.[0];

/**
 * Sees to it that workerd does not outlive this process.
 * @param lost what watches has ended too often itself
 */
export function appointWarden(lost: (sentence: string) => void): void {
  const restarts = new Restarts();
  const addresses = workerdNow().flatMap(({ command }) => addressIn(command) ?? []);
  const appoint = () => {
    const warden = fork(path.join(import.meta.dirname, 'processReaper.ts'), addresses);
    warden.once('exit', () => {
      if (restarts.next() === null) lost('What watches over workerd ended once too often within a minute.');
      else appoint();
    });
  };
  appoint();
}
