import type { Db } from '@apologia/db';
import { emailChanges, emailLinks, knownDevices, passkeys, securityEvents } from '@apologia/db/schema/auth';
import { learners, rateLimits, sessions } from '@apologia/db/schema/kernel';
import { eq, sql } from 'drizzle-orm';
import { deleteRows, type LearnerRows } from '../kernel/learnerRows.ts';

/**
 * SQL for whether the key of a limit names the learner, by id, name or address. Part by part: who has the name Rut must not
 * reset the limits on guessing the password of Ruth.
 */
function namesLearner(learnerId: string) {
  const part = (value: unknown) => sql`instr(':' || ${rateLimits.key} || ':', ':' || ${value} || ':') > 0`;
  const own = (column: string) =>
    sql`(select ${sql.identifier(column)} from ${learners} where id = ${learnerId})`;
  return sql`(${part(learnerId)} or ${part(own('username_key'))} or ${part(own('email_key'))})`;
}

/** A learner's account, with where they are signed in and what was counted of them. */
export const exportLearner = (learnerId: string): LearnerRows[] => [
  { table: rateLimits, where: namesLearner(learnerId) },
  { table: sessions, where: eq(sessions.learnerId, learnerId) },
  { table: securityEvents, where: eq(securityEvents.learnerId, learnerId) },
  { table: emailLinks, where: eq(emailLinks.learnerId, learnerId) },
  { table: emailChanges, where: eq(emailChanges.learnerId, learnerId) },
  { table: passkeys, where: eq(passkeys.learnerId, learnerId) },
  { table: knownDevices, where: eq(knownDevices.learnerId, learnerId) },
  { table: learners, where: eq(learners.id, learnerId) },
];

/** Stands last: the account is what the rows of other domains refer to. */
export const eraseLearner = (db: Db, learnerId: string) => deleteRows(db, exportLearner(learnerId));
