import type { SecurityEvent } from '@apologia/contract';
import { securityEvents } from '@apologia/db/schema/auth';
import { sql } from 'drizzle-orm';
import { dayMs } from '../../kernel/access/cookies.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { originOf } from './originOf.ts';

/** Events of one kind that a learner's trail takes in a day. What is there stays: nobody pushes it out with more. */
export const maxOfKindADay = 20;

/** The statement that adds to a learner's audit trail. It goes in the batch of the change that it tells of. */
export function recordEvent(c: GatewayContext, learnerId: string, kind: SecurityEvent, now: number) {
  const row = { id: crypto.randomUUID(), learnerId, at: now, kind, ...originOf(c) };
  const today = sql`(select count(*) from ${securityEvents} where ${securityEvents.learnerId} = ${learnerId} and ${securityEvents.at} > ${now - dayMs} and ${securityEvents.kind} = ${kind})`;
  return c.var.db
    .insert(securityEvents)
    .select(sql`${selectColumns(securityEvents, row)} where ${today} < ${maxOfKindADay}`);
}
