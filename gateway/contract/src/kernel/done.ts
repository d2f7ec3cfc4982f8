import * as z from 'zod/mini';

/** The reply of a change that has nothing to tell. */
export const done = z.object({ ok: z.literal(true) });
