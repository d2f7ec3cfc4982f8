import * as z from 'zod/mini';
import { version } from './version.ts';

/** What was told of one side, of what is live or of the canary beside it. */
const side = z.object({
  version,
  views: z.number(),
  failed: z.number(),
  /** Where the share of views that fail lies, at 95 of 100; absent where none was told. */
  failing: z.optional(z.object({ from: z.number(), to: z.number() })),
  kinds: z.record(z.string(), z.number()),
  /** Of each vital that was told: the 75th percentile, and how many views there were in each bucket. */
  vitals: z.record(z.string(), z.object({ p75: z.number(), counts: z.array(z.number()) })),
});
export type MeasuredSide = z.output<typeof side>;

/** Since the trial began; where there is none, of the live version in all its time. */
export const measured = z.object({
  live: side,
  canary: z.optional(side),
  /** What is to be said of the canary so far, in a sentence. */
  verdict: z.optional(z.string()),
  /** By vital: where one bucket ends and the next begins. The last has no end. */
  bounds: z.record(z.string(), z.array(z.number())),
});
export type Measured = z.output<typeof measured>;
