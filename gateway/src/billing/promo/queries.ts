import type { Db } from '@apologia/db';
import { promoCodes, promoUses } from '@apologia/db/schema';
import { and, eq, gt, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/viewer.ts';
import { qualified } from '../../qualified.ts';
import {
  certainApplies,
  reservationMs,
  reservePart,
  restMs,
  sameApplyMs,
  untilSettled,
} from './reservation.ts';

/** SQL for the uses of a code that are kept for learners now. @param others whose reservation is left out */
const reservedNow = (now: number, others?: string) =>
  sql`(select count(*) from ${promoUses} where ${qualified(promoUses.code)} = ${qualified(promoCodes.code)} and ${qualified(promoUses.status)} = 'reserved' and ${qualified(promoUses.expiresAt)} > ${now}${others ? sql` and ${qualified(promoUses.learnerId)} <> ${others}` : sql``})`;

const isReserved = (learnerId: SQL | string, now: number) =>
  and(eq(promoUses.learnerId, learnerId), eq(promoUses.status, 'reserved'), gt(promoUses.expiresAt, now));

/** A code as it stands, for everybody and for the viewer. */
export function promoStanding(db: Db, viewer: Viewer, code: string) {
  return db
    .select({
      code: promoCodes.code,
      percent: promoCodes.percent,
      startsAt: promoCodes.startsAt,
      expiresAt: promoCodes.expiresAt,
      remaining:
        sql<number>`max(0, ${promoCodes.maxUses} - ${promoCodes.redeemed} - ${reservedNow(viewer.now)})`.mapWith(
          Number,
        ),
      ownStatus: promoUses.status,
      ownExpiresAt: promoUses.expiresAt,
    })
    .from(promoCodes)
    .leftJoin(promoUses, and(eq(promoUses.code, promoCodes.code), eq(promoUses.learnerId, viewer.learnerId)))
    .where(eq(promoCodes.code, code));
}
export type PromoStanding = Awaited<ReturnType<typeof promoStanding>>[number];

/** SQL for how often a learner's reservation was begun or made longer of late. */
const appliesOf = (now: number) =>
  sql`case when coalesce(${promoUses.appliedAt}, 0) > ${now - restMs} then ${promoUses.applies} else 0 end`;

/**
 * Keeps one use of a code for a learner, begun anew or made longer as often as they may; no row comes back where there is none
 * to keep. Counting and taking are one statement: of a thousand at once the last uses go to as many as there are.
 */
export function reserve(db: Db, { code, learnerId, now }: { code: string; learnerId: string; now: number }) {
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

/** Gives back what is kept for a learner, but for a payment under way. @param except a code that is kept instead */
export function release(
  db: Db,
  { learnerId, now, except }: { learnerId: string; now: number; except?: string },
) {
  return db
    .update(promoUses)
    .set({ status: 'released' })
    .where(
      and(
        eq(promoUses.learnerId, learnerId),
        eq(promoUses.status, 'reserved'),
        lt(promoUses.expiresAt, untilSettled),
        except === undefined ? undefined : and(ne(promoUses.code, except), isHeld(except, learnerId, now)),
      ),
    );
}

/** The code kept for the viewer. */
export function heldPromo(db: Db, viewer: Viewer) {
  return db
    .select({ code: promoCodes.code, percent: promoCodes.percent, expiresAt: promoUses.expiresAt })
    .from(promoUses)
    .innerJoin(promoCodes, eq(promoCodes.code, promoUses.code))
    .where(isReserved(viewer.learnerId, viewer.now))
    .limit(1);
}

/** SQL for whether a use of this code is kept for the learner. */
export const isHeld = (code: string, learnerId: string, now: number) =>
  sql`exists (select 1 from ${promoUses} where ${and(eq(promoUses.code, code), isReserved(learnerId, now))})`;

interface Use {
  code: string;
  learnerId: string;
  now: number;
}

/** Keeps a learner's use until their payment is settled, if a condition holds. */
export function keepUntilSettled(db: Db, use: Use, condition: SQL) {
  return db
    .update(promoUses)
    .set({ expiresAt: untilSettled })
    .where(and(isOwnUse(use), condition));
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

const isOwnUse = ({ code, learnerId, now }: Use) => and(eq(promoUses.code, code), isReserved(learnerId, now));
