import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/client.ts';
import { sessions } from '../../kernel/schema.ts';

/** Gives sessions that were opened before they had ids one, so that their learners can end them. */
export async function writeSessionIds(db: Db): Promise<void> {
  const hex = (bytes: number) => sql`lower(hex(randomblob(${sql.raw(String(bytes))})))`;
  const uuid = sql`${hex(4)} || '-' || ${hex(2)} || '-' || ${hex(2)} || '-' || ${hex(2)} || '-' || ${hex(6)}`;
  await db.update(sessions).set({ id: uuid }).where(isNull(sessions.id));
}
