import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { post } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/ids.ts';

/** What a learner may say is wrong with what another wrote. */
export const reportReasons = ['unkind', 'advertising', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reports = {
  /** Asks the moderators to look at a review, a question or an answer. To ask again changes nothing until they have decided, and is refused where they left these words in sight. */
  report: post('/api/reports', {
    body: z.object({ id: uuid, reason: z.optional(z.enum(reportReasons)) }),
    response: done,
  }),
} as const;
