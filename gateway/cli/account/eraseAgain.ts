import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { openDatabase } from '@apologia/db';
import { listedErasures } from '@apologia/db/erasures';
import { migrateDatabase } from '@apologia/db/migrate';
import { erasures } from '@apologia/db/schema/account';
import { startLibsqlServer } from '@apologia/db/server';
import { eraseListed } from '../../src/account/public.ts';

/**
 * Deletes from a backup the accounts that were deleted after it was made.
 * @param part the backup's file; its schema is brought up to date where there is something to delete
 * @param current the database that it is to replace, which knows of the deletions
 * @returns how many they were, `null` where that database cannot be read
 */
export async function eraseAgain(part: string, current: string): Promise<number | null> {
  const listed = existsSync(current) ? listedErasures(current) : [];
  if (!listed?.length) return listed && 0;
  const token = randomBytes(16).toString('hex');
  const server = await startLibsqlServer({ file: part, token });
  try {
    const db = openDatabase({ url: server.url, authToken: token });
    await migrateDatabase(db);
    for (const one of listed) await db.insert(erasures).values(one).onConflictDoNothing();
    return await eraseListed(db);
  } finally {
    await server.close();
  }
}
