import * as z from 'zod/mini';
import { care } from './care.ts';

/** Every error the gateway answers, whatever the status. */
export const errorEnvelope = z.object({
  /** A sentence fit for a toast. */
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Messages to show under the fields of a form, by field name. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** What is said to somebody in need, even where their message is refused, and who can help. */
  care: z.optional(z.extend(care, { content: z.string() })),
});
export type ErrorEnvelope = z.output<typeof errorEnvelope>;
