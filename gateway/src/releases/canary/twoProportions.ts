import { logBeta } from './logGamma.ts';

/** How many of how many. */
export interface Proportion {
  hits: number;
  of: number;
}

/**
 * What either side's rate is guessed to be before anything was counted: a beta distribution with most of its weight on small
 * rates, near even over their logarithms. Any other would be as valid; this
 * one serves rare failures and the shares of vitals alike.
 */
const guess = { a: 0.25, b: 0.5 };

/**
 * How much the counts speak for the canary's rate being higher than live's: the logarithm of an e-process for the hypothesis that it
 * is not. Whatever the two rates are, the canary's being no higher, the chance that this EVER reaches log(1/α), asked after
 * every single view for ever, is at most α; the sides may come in any order and share.
 *
 * It is the likelihood of the counts, averaged over the guess of both rates, over the greatest likelihood that any pair of
 * rates of the hypothesis gives them. For each such pair the average over its likelihood is a martingale that begins at 1, so by Ville's
 * inequality it reaches 1/α with a chance of at most α, and the quotient here is smaller still. Both depend on the order of
 * views only through the totals, so totals are all that is kept.
 *
 * Robbins (1970), Statistical methods related to the law of the iterated logarithm: mixtures, and Ville's inequality for tests.
 * Wasserman, Ramdas, Balakrishnan (2020), Universal inference, PNAS 117(29): the greatest likelihood below the line.
 * Ramdas, Grünwald, Vovk, Shafer (2023), Game-theoretic statistics and safe anytime-valid inference, Statistical Science 38(4): e-processes.
 * @returns minus infinity where the canary's rate is not the higher: the quotient is below 1 there and says nothing
 */
export function logEvidence(canary: Proportion, live: Proportion): number {
  if (canary.hits * live.of <= live.hits * canary.of) return Number.NEGATIVE_INFINITY;
  const both = { hits: canary.hits + live.hits, of: canary.of + live.of };
  // The canary's rate being the higher, the best of "no higher" is one rate for both.
  return logAverage(canary) + logAverage(live) - logGreatest(both);
}

const logAverage = ({ hits, of }: Proportion) =>
  logBeta(hits + guess.a, of - hits + guess.b) - logBeta(guess.a, guess.b);

const logGreatest = ({ hits, of }: Proportion) => xLogShare(hits, of) + xLogShare(of - hits, of);

const xLogShare = (count: number, of: number) => (count === 0 ? 0 : count * Math.log(count / of));
