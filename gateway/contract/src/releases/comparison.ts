import * as z from 'zod/mini';
import { apps } from '../kernel/apps.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { version } from './version.ts';

const bytes = z.nullable(z.number());

export const comparison = z.object({
  app: openEnum(apps),
  from: version,
  to: version,
  /** Bytes by what they are for: `script`, `style`, `server` and `all`. */
  sizes: z.record(z.string(), z.object({ from: z.number(), to: z.number() })),
  /** Files that are not the same, under their names without the digest of their content; `null` where a version has no such file. */
  files: z.array(z.object({ name: z.string(), from: bytes, to: bytes })),
  /** Calls, pages and slots that one of them needs of the gateway and the other does not, and those needed in another shape; absent where the files that say so are gone. */
  contract: z.optional(
    z.object({
      needed: z.array(z.string()),
      notNeeded: z.array(z.string()),
      changed: z.array(z.string()),
    }),
  ),
});
export type ReleaseComparison = z.output<typeof comparison>;
