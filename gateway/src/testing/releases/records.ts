import type { App } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { canaries, channels, promotions, releaseHistory } from '@apologia/db/schema/releases';
import { asc, eq } from 'drizzle-orm';

/** What everybody gets, over what it was promoted; and what is on trial beside it. */
export interface State {
  stack: string[];
  canary: string | undefined;
}

/** What is in force by the history alone. @param history from the first step to the last */
export function replayed(history: readonly { step: string; version: string }[]): State {
  const stack: string[] = [];
  let canary: string | undefined;
  for (const { step, version } of history) {
    if (step === 'swept') continue;
    if (step === 'canary') canary = version;
    else if (step === 'replaced' || step === 'taken_back') canary = undefined;
    else if (step === 'rolled_back' && canary === version) canary = undefined;
    else if (step === 'rolled_back') stack.pop();
    else {
      stack.push(version);
      canary = undefined;
    }
  }
  return { stack, canary };
}

/** What is in force by the channel, and what by the history: they have to be the same. */
export async function recordsOf(db: Db, app: App): Promise<{ channel: State; history: State }> {
  const [channel, all, trial, steps] = await db.batch([
    db.select().from(channels).where(eq(channels.app, app)),
    db.select().from(promotions).where(eq(promotions.app, app)),
    db.select().from(canaries).where(eq(canaries.app, app)),
    db.select().from(releaseHistory).where(eq(releaseHistory.app, app)).orderBy(asc(releaseHistory.id)),
  ]);
  const stack: string[] = [];
  let id: number | null | undefined = channel[0]?.promotionId;
  while (id) {
    const promotion = all.find((one) => one.id === id);
    stack.unshift(promotion?.version ?? 'lost');
    id = promotion?.previousId;
  }
  return { channel: { stack, canary: trial[0]?.version }, history: replayed(steps) };
}
