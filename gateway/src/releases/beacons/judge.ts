import type { App } from '@apologia/contract';
import { verdictOf } from '../canary/verdict.ts';
import type { TrialCount } from './countQueries.ts';
import { tallyOf } from './tally.ts';

export { listView } from '../listView.ts';

export interface Worse {
  app: App;
  trial: number;
  version: string;
  reason: string;
}

/** The canaries that are worse than what is live beside them, and why. */
export function worseIn(counts: readonly TrialCount[]): Worse[] {
  const trials = Map.groupBy(counts, ({ app }) => app);
  return [...trials].flatMap(([app, ofTrial]) => {
    const [{ trial, canary: version }] = ofTrial as [TrialCount];
    const verdict = verdictOf(
      tallyOf(ofTrial.filter((one) => one.version === version)),
      tallyOf(ofTrial.filter((one) => one.version !== version)),
    );
    return verdict.worse ? [{ app, trial, version, reason: verdict.reason }] : [];
  });
}
