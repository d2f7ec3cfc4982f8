import { setTimeout } from 'node:timers/promises';
import { haveEnded, signalAll } from '../../kernel/processes.ts';
import { say } from '../../kernel/progress.ts';
import { Restarts } from '../../kernel/restarts.ts';
import { runningWorkerds, startProcessReaper } from './startProcessReaper.ts';
import { startWatchedGateway } from './watchedGateway.ts';
import { startGateway, type WorkerOptions } from './workerd.ts';

const drainMs = 5_000;

/** As often as Cloudflare runs the schedule for mail. */
const scheduleMs = 60_000;

/**
 * Starts the gateway, which is started again when workerd ends by itself.
 * @param lost workerd has ended too often, or cannot be started again
 * @returns ends it, once the requests in hand are answered
 */
export async function superviseGateway(
  options: WorkerOptions,
  lost: (sentence: string) => void,
): Promise<() => Promise<void>> {
  const restarts = new Restarts();
  let isStopping = false;
  const miniflare = await startGateway({
    ...options,
    restarted() {
      if (isStopping) return;
      if (restarts.next() === null) return lost('workerd ended once too often within a minute.');
      say('workerd ended and was started again.');
    },
    lost: (error) => lost(`workerd ended and cannot be started again: ${String(error)}`),
  });
  startProcessReaper(lost);
  const schedule = setInterval(async () => {
    // While workerd is started again nothing is due by the minute.
    const worker = await miniflare.getWorker().catch(() => null);
    await worker?.scheduled({ cron: '* * * * *' }).catch(() => {});
  }, scheduleMs);

  return async () => {
    isStopping = true;
    clearInterval(schedule);
    const workerd = runningWorkerds().map(({ pid }) => pid);
    // It takes no new requests, and ends when the last in hand is answered.
    signalAll(workerd, 'SIGTERM');
    const patience = Date.now() + drainMs;
    while (!haveEnded(workerd) && Date.now() < patience) await setTimeout(20);
    // At once, before what starts it again gets so far.
    await miniflare.dispose();
  };
}

/** The same while sources change: what restarts it is wrangler. */
export async function superviseWatchedGateway(options: WorkerOptions, lost: (sentence: string) => void) {
  const worker = await startWatchedGateway(options);
  // The first answer comes once every process of it runs.
  await fetch(`http://localhost:${options.port}/healthz`);
  startProcessReaper(lost);
  return () => worker.dispose();
}
