import { metrics } from './buckets.ts';
import { isCount } from './histogram.ts';
import { logEvidence } from './twoProportions.ts';
import { laterBy } from './vitals.ts';

/** What was counted of one side since the trial began. */
export interface Tally {
  views: number;
  /** Views in which something of the app failed: could not be loaded, failed to render (browser or edge), or threw unhandled. At most one a view. */
  failed: number;
  /** Views by how late they were, a count a bucket: `lcp` (ms), `inp` (ms), `cls` (thousandths), `live` (ms). Buckets as in `buckets.ts`; not every view tells each. */
  lcp: readonly number[];
  inp: readonly number[];
  cls: readonly number[];
  live: readonly number[];
}

/** The reason is one sentence with figures, as it stands in the history. */
export type Verdict = { worse: false } | { worse: true; reason: string };

/** Of each side, before anything is said. */
export const leastViews = 30;

/** Of healthy canaries, those that may be taken back in all their life, however often they are looked at. */
const falseAlarms = 0.01;

/** Failures and each vital get an equal part of the false alarms. */
const threshold = Math.log((1 + metrics.length) / falseAlarms);

/**
 * Whether a canary is worse than live: fails more often, or is later by more than is noticed. May be asked after every view: see
 * `logEvidence` for why that raises no more false alarms. What cannot have been counted is no evidence.
 */
export function verdictOf(canary: Tally, live: Tally): Verdict {
  if (!isPlausible(canary) || !isPlausible(live)) return { worse: false };
  if (canary.views < leastViews || live.views < leastViews) return { worse: false };
  const evidence = logEvidence(
    { hits: canary.failed, of: canary.views },
    { hits: live.failed, of: live.views },
  );
  if (evidence >= threshold) {
    const reason = `${canary.failed} of ${canary.views} views failed, of live ${live.failed} of ${live.views}`;
    return { worse: true, reason };
  }
  for (const metric of metrics) {
    const reason = laterBy(metric, { canary: canary[metric], live: live[metric] }, leastViews, threshold);
    if (reason) return { worse: true, reason };
  }
  return { worse: false };
}

/** What is to be said of a canary so far, in a sentence. */
export function verdictSoFar(canary: Tally, live: Tally): string {
  const views = `${canary.views} views of the canary and ${live.views} of live`;
  if (canary.views < leastViews || live.views < leastViews)
    return `Too early to say: ${views} were told, and each side needs ${leastViews}.`;
  const verdict = verdictOf(canary, live);
  return verdict.worse ? `Worse than live: ${verdict.reason}.` : `No worse than live so far, by ${views}.`;
}

const isPlausible = ({ views, failed }: Tally) => isCount(views) && isCount(failed) && failed <= views;
