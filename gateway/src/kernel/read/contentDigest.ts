import type { Db } from '@apologia/db';
import { contentSeed, seeds } from '@apologia/db/schema/kernel';
import { eq } from 'drizzle-orm';

/** The digest of what was seeded last of all that pages show; no row where that was before there were digests. */
export const contentDigest = (db: Db) =>
  db.select({ digest: seeds.digest }).from(seeds).where(eq(seeds.name, contentSeed));
