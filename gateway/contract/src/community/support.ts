import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { posted } from './posted.ts';

/** What learners write to whoever runs the academy about. */
export const supportTopics = ['account', 'payment', 'content', 'fault', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** How a learner reaches whoever runs the academy. */
export const support = {
  ways: get('/api/account/support', {
    response: z.object({
      /** Whether the form sends. */
      hasForm: z.boolean(),
      /** The address to write to, where there is one. */
      address: z.nullable(z.string()),
    }),
  }),
  /** Goes out as a mail, whose answer comes to the learner's address. */
  write: post('/api/account/support', {
    body: z.object({ topic: z.enum(supportTopics), text: posted }),
    response: done,
  }),
} as const;
