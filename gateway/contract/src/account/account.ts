import * as z from 'zod/mini';
import { proof } from '../auth/proof.ts';
import { done } from '../kernel/done.ts';
import { post } from '../kernel/endpoint.ts';

const proven = z.object({ proof });

/** The rows of one table that are a learner's, and what they are. */
const exportedTable = z.object({
  holds: z.string(),
  why: z.string(),
  until: z.string(),
  whenYouDeleteYourAccount: z.string(),
  /** What stands in each column, in words. */
  columns: z.record(z.string(), z.string()),
  rows: z.array(z.record(z.string(), z.unknown())),
});

/** Everything that the academy keeps of a learner. It explains itself to whoever opens it. */
const exportedData = z.object({
  about: z.array(z.string()),
  madeAt: z.string(),
  tables: z.record(z.string(), exportedTable),
});
export type ExportedTable = z.output<typeof exportedTable>;
export type ExportedData = z.output<typeof exportedData>;

/** What learners do with all that is kept of them. */
export const account = {
  download: post('/api/account/download', { body: proven, response: exportedData }),
  remove: post('/api/account/delete', { body: proven, response: done }),
} as const;
