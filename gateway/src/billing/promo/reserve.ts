import type { Db } from '@apologia/db';
import { promoCodes, promoUses } from '@apologia/db/schema/billing';
import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { isOwnUse, isReserved, reservedNow, type Use } from './queries.ts';
import {
  certainApplies,
  reservationMs,
  reservePart,
  restMs,
  sameApplyMs,
  untilSettled,
} from './reservation.ts';

/** SQL for how often a learner's reservation was begun or made longer of late. */
const appliesOf = (now: number) =>
  sql`case when coalesce(${promoUses.appliedAt}, 0) > ${now - restMs} then ${promoUses.applies} else 0 end`;

/**
 * Keeps one use of a code for a learner, begun anew or made longer as often as they may; no row comes back where there is none
 * to keep. Counting and taking are one statement: of a thousand at once the last uses go to as many as there are.
 */
export function reserve(db: Db, { code, learnerId, now }: Use) {
  const taken = sql`${promoCodes.redeemed} + ${reservedNow(now, learnerId)}`;
  // At least one, however few uses there are.
  const reserve = sql`(${promoCodes.maxUses} + ${reservePart - 1}) / ${reservePart}`;
  const isUnderPayment = and(eq(promoUses.status, 'reserved'), eq(promoUses.expiresAt, untilSettled));
  const isSame = or(isUnderPayment, gt(promoUses.appliedAt, now - sameApplyMs));
  const mayApply = sql`(${appliesOf(now)} < ${certainApplies} or ${taken} + ${reserve} < ${promoCodes.maxUses})`;
  const isNew = sql`(not coalesce(${isSame}, false) and ${mayApply})`;
  const isReservable = and(
    eq(promoCodes.code, code),
    or(isNull(promoCodes.startsAt), lte(promoCodes.startsAt, now)),
    or(isNull(promoCodes.expiresAt), gt(promoCodes.expiresAt, now)),
    sql`${taken} < ${promoCodes.maxUses}`,
    or(isReserved(learnerId, now), isSame, mayApply),
  );
  const expiresAt = sql`case when ${isNew} then ${now + reservationMs} when ${isUnderPayment} then ${untilSettled} else ${promoUses.appliedAt} + ${reservationMs} end`;
  return db
    .insert(promoUses)
    .select(
      sql`select ${promoCodes.code}, ${learnerId}, 'reserved', ${expiresAt}, case when ${isNew} then ${now} else ${promoUses.appliedAt} end, ${appliesOf(now)} + ${isNew} from ${promoCodes} left join ${promoUses} on ${promoUses.code} = ${promoCodes.code} and ${promoUses.learnerId} = ${learnerId} where ${isReservable}`,
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

/** Lets a reservation run out again, if a condition holds: half an hour more, as often as one may apply for it. */
export function keepForAnotherTry(db: Db, use: Use, condition: SQL) {
  const applies = appliesOf(use.now);
  const mayApply = sql`(${applies} < ${certainApplies})`;
  const appliedAt = sql`case when ${mayApply} then ${use.now} else ${promoUses.appliedAt} end`;
  return db
    .update(promoUses)
    .set({
      expiresAt: sql`${appliedAt} + ${reservationMs}`,
      appliedAt,
      applies: sql`${applies} + ${mayApply}`,
    })
    .where(and(isOwnUse(use), condition));
}
