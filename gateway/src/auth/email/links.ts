import type { Db } from '@apologia/db';
import { emailChanges, emailLinks, type LinkPurpose } from '@apologia/db/schema/auth';
import { learners } from '@apologia/db/schema/kernel';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '../../kernel/access/cookies.ts';
import { minuteMs } from '../../kernel/access/limit.ts';
import { digest, newToken } from '../../kernel/access/token.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';

/** How long a link is good once it was sent. */
export const linkMs: Record<LinkPurpose, number> = {
  reset: 30 * minuteMs,
  change: dayMs,
  confirm: 7 * dayMs,
};

/** Makes a link to be sent to this address, and sweeps up those that are over. @returns its token, which is stored nowhere */
export async function issueLink(
  db: Db,
  link: { purpose: LinkPurpose; learnerId: string; email: string },
  now: number,
): Promise<string> {
  const token = newToken();
  const tokenHash = await digest(token);
  await db.batch([
    db.insert(emailLinks).values({ ...link, tokenHash, expiresAt: now + linkMs[link.purpose] }),
    db.delete(emailLinks).where(lt(emailLinks.expiresAt, now)),
    db.delete(emailChanges).where(lt(emailChanges.createdAt, now - changeMs)),
  ]);
  return token;
}

/** How long a change of address waits for its confirmation: its link may be sent late. */
const changeMs = 2 * dayMs;

/** Whether a link is good: in time, and sent to the address that the account has, or is to have. */
const isGood = (tokenHash: string, now: number) =>
  and(
    eq(emailLinks.tokenHash, tokenHash),
    gt(emailLinks.expiresAt, now),
    sql`${qualified(emailLinks.email)} = case ${qualified(emailLinks.purpose)} when 'change'
      then (select ${qualified(emailChanges.email)} from ${emailChanges} where ${qualified(emailChanges.learnerId)} = ${qualified(emailLinks.learnerId)})
      else (select ${qualified(learners.email)} from ${learners} where ${qualified(learners.id)} = ${qualified(emailLinks.learnerId)}) end`,
  );

/** A link that is good, with its account. */
export const goodLink = (db: Db, tokenHash: string, { now, premiumAt }: Viewer) =>
  db
    .select({
      purpose: emailLinks.purpose,
      email: emailLinks.email,
      learner: {
        id: learners.id,
        username: learners.username,
        email: learners.email,
        isPremium: premiumAt(qualified(learners.id), now),
      },
    })
    .from(emailLinks)
    .innerJoin(learners, eq(learners.id, emailLinks.learnerId))
    .where(isGood(tokenHash, now));

/**
 * SQL for a value that an account gets by a link: null where the link is not good any more. In a column that may not be null this
 * undoes the whole batch, so that of many who use a link at once one does (`isMissing`).
 */
export const valueByLink = (value: string | SQL, tokenHash: string, now: number) =>
  sql<string>`(select ${value} from ${emailLinks} where ${isGood(tokenHash, now)})`;

/** The statement that ends all links of an account. */
export const endLinks = (db: Db, learnerId: string) =>
  db.delete(emailLinks).where(eq(emailLinks.learnerId, learnerId));

/** The statement that ends a change of address that was not confirmed. */
export const endChange = (db: Db, learnerId: string) =>
  db.delete(emailChanges).where(eq(emailChanges.learnerId, learnerId));
