import * as z from 'zod/mini';

/** A content-derived name: 16 hexadecimal digits. */
export const version = z.string().check(z.regex(/^[0-9a-f]{16}$/));
