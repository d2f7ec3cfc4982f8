import type { Db } from '@apologia/db';
import { promoCodes, promoUses } from '@apologia/db/schema/billing';
import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { isLiveReservation, isReservationOf, type PromoUse, reservedCount } from './queries.ts';
import {
  applyCountResetMs,
  duplicateApplyMs,
  guaranteedApplies,
  noExpiry,
  reservationMs,
  reserveShare,
} from './reservation.ts';

/** SQL for how often a learner has applied the code since the count last began anew. */
const recentApplies = (now: number) =>
  sql`case when coalesce(${promoUses.appliedAt}, 0) > ${now - applyCountResetMs} then ${promoUses.applies} else 0 end`;

/**
 * Reserves one use of a code for a learner, or extends their reservation, as often as they may; no row comes back where no use
 * is left for them. Counting and reserving are one statement: of a thousand requests at once, as many succeed as uses are left.
 */
export function reserve(db: Db, { code, learnerId, now }: PromoUse) {
  const usedByOthers = sql`${promoCodes.redeemed} + ${reservedCount(now, learnerId)}`;
  // The reserve is at least one use, however few there are.
  const reserveSize = sql`(${promoCodes.maxUses} + ${reserveShare - 1}) / ${reserveShare}`;
  const isInPayment = and(eq(promoUses.status, 'reserved'), eq(promoUses.expiresAt, noExpiry));
  const isSameReservation = or(isInPayment, gt(promoUses.appliedAt, now - duplicateApplyMs));
  const mayApply = sql`(${recentApplies(now)} < ${guaranteedApplies} or ${usedByOthers} + ${reserveSize} < ${promoCodes.maxUses})`;
  const isNew = sql`(not coalesce(${isSameReservation}, false) and ${mayApply})`;
  const isReservable = and(
    eq(promoCodes.code, code),
    or(isNull(promoCodes.startsAt), lte(promoCodes.startsAt, now)),
    or(isNull(promoCodes.expiresAt), gt(promoCodes.expiresAt, now)),
    sql`${usedByOthers} < ${promoCodes.maxUses}`,
    or(isLiveReservation(learnerId, now), isSameReservation, mayApply),
  );
  const row = {
    code: promoCodes.code,
    learnerId,
    status: 'reserved' as const,
    expiresAt: sql`case when ${isNew} then ${now + reservationMs} when ${isInPayment} then ${noExpiry} else ${promoUses.appliedAt} + ${reservationMs} end`,
    appliedAt: sql`case when ${isNew} then ${now} else ${promoUses.appliedAt} end`,
    applies: sql`${recentApplies(now)} + ${isNew}`,
  };
  return db
    .insert(promoUses)
    .select(
      sql`${selectColumns(promoUses, row)} from ${promoCodes} left join ${promoUses} on ${promoUses.code} = ${promoCodes.code} and ${promoUses.learnerId} = ${learnerId} where ${isReservable}`,
    )
    .onConflictDoUpdate({
      target: [promoUses.code, promoUses.learnerId],
      set: {
        status: 'reserved',
        expiresAt: sql`excluded.expires_at`,
        appliedAt: sql`excluded.applied_at`,
        applies: sql`excluded.applies`,
      },
      setWhere: ne(promoUses.status, 'redeemed'),
    })
    .returning({ expiresAt: promoUses.expiresAt });
}

/** Lets a reservation expire again, if a condition holds: in half an hour, if the learner may still apply, which counts. */
export function resumeExpiry(db: Db, use: PromoUse, condition: SQL) {
  const applies = recentApplies(use.now);
  const mayApply = sql`(${applies} < ${guaranteedApplies})`;
  const appliedAt = sql`case when ${mayApply} then ${use.now} else ${promoUses.appliedAt} end`;
  return db
    .update(promoUses)
    .set({
      expiresAt: sql`${appliedAt} + ${reservationMs}`,
      appliedAt,
      applies: sql`${applies} + ${mayApply}`,
    })
    .where(and(isReservationOf(use), condition));
}
