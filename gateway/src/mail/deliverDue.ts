import type { Config } from '../kernel/config.ts';
import type { Dependencies } from '../kernel/context.ts';
import type {} from './context.ts';

interface Delivering {
  /** Until when a delivery may be at work; its request may have been dropped. */
  until: number;
  /** Whether something was queued meanwhile. */
  again: boolean;
}

/** The delivery that is at work in this isolate: one is enough, and mail servers mind many connections at once. */
const delivering = new WeakMap<Config, Delivering>();

type Needs = Pick<Dependencies, 'config' | 'openDb' | 'loadMail'>;

/** Sends what is due, for at most so many milliseconds. Does nothing where no mail is sent. */
export async function deliverDue({ config, openDb, loadMail }: Needs, ms: number): Promise<void> {
  const { mailServer: server } = config;
  const endAt = Date.now() + ms;
  const other = delivering.get(config);
  if (!server) return;
  if (other && other.until > Date.now()) {
    other.again = true;
    return;
  }
  const own: Delivering = { until: endAt, again: true };
  delivering.set(config, own);
  try {
    const { deliverMail, compose } = await loadMail();
    while (own.again && Date.now() < endAt) {
      own.again = false;
      await deliverMail({ db: openDb(), server, compose, endAt });
    }
  } finally {
    if (delivering.get(config) === own) delivering.delete(config);
  }
}
