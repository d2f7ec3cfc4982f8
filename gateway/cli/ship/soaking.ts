import type { Reply, releases } from '@apologia/contract';

type AppState = Reply<typeof releases.list>[number];
type Canary = NonNullable<AppState['canary']>;
type Step = AppState['history'][number];

/** A canary that is soaked, and what it and live had been told of when that began. */
export interface Soak {
  canary: Canary;
  before: Tally;
}

/** Views of the canary and of what is live beside it. */
interface Tally {
  canary: number;
  live: number;
}

/** As many as a verdict needs of what is live (`docs/decisions/028`). */
const leastOfLive = 30;

const tallyOf = ({ told, live }: AppState, { version }: Canary): Tally => {
  const viewsOf = (of: string) => told.find((one) => one.version === of)?.views ?? 0;
  return { canary: viewsOf(version), live: viewsOf(live) };
};

/** @returns nothing where the app has no canary */
export const soakOf = (state: AppState): Soak | undefined =>
  state.canary && { canary: state.canary, before: tallyOf(state, state.canary) };

/** What the history says last of a version, or of whatever was there last. */
export function lastStep({ history }: AppState, version?: string): string {
  const last: Step | undefined = history.find((one) => version === undefined || one.version === version);
  if (!last) return 'nothing is known of it';
  return `${last.version} was ${last.step.replace('_', ' ')} by ${last.by}${last.reason ? `: ${last.reason}` : ''}`;
}

export type Progress = { is: 'gone'; why: string } | { is: 'enough' | 'short'; seen: Tally };

/** How far a soak has come: the canary of then is gone, was seen enough, or not yet. */
export function progressOf({ canary, before }: Soak, state: AppState, views: number): Progress {
  const now = state.canary;
  if (now?.version !== canary.version || now.startedAt !== canary.startedAt) {
    return { is: 'gone', why: lastStep(state, canary.version) };
  }
  const tally = tallyOf(state, canary);
  const seen = { canary: tally.canary - before.canary, live: tally.live - before.live };
  const isEnough = seen.canary >= views && seen.live >= Math.min(views, leastOfLive);
  return { is: isEnough ? 'enough' : 'short', seen };
}
