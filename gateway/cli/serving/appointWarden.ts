import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { childrenRunning } from '../processes.ts';
import { Restarts } from '../restarts.ts';

export const workerdNow = () => childrenRunning(/workerd/);

/**
 * Sees to it that workerd does not outlive this process. Whoever starts workerd again has it told.
 * @param lost what watches has ended too often itself
 */
export function appointWarden(lost: (sentence: string) => void) {
  const restarts = new Restarts();
  let warden: ChildProcess;
  const tell = () => void warden.send(workerdNow(), () => {});
  function appoint() {
    warden = fork(path.join(import.meta.dirname, 'warden.ts'));
    warden.once('exit', () => {
      if (restarts.next() === null) lost('What watches over workerd ended once too often within a minute.');
      else appoint();
    });
    tell();
  }
  appoint();
  return { tell };
}
