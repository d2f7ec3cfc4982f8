import type { Db } from '@apologia/db';
import { promoCodes, promoUses } from '@apologia/db/schema/billing';
import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import { noExpiry } from './reservation.ts';

/** SQL for how many uses of a code are reserved now. @param except the learner whose reservation is left out */
export const reservedCount = (now: number, except?: string) =>
  sql`(select count(*) from ${promoUses} where ${qualified(promoUses.code)} = ${qualified(promoCodes.code)} and ${qualified(promoUses.status)} = 'reserved' and ${qualified(promoUses.expiresAt)} > ${now}${except ? sql` and ${qualified(promoUses.learnerId)} <> ${except}` : sql``})`;

/** SQL for whether a row of `promoUses` is a reservation of this learner that has not expired. */
export const isLiveReservation = (learnerId: SQL | string, now: number) =>
  and(eq(promoUses.learnerId, learnerId), eq(promoUses.status, 'reserved'), gt(promoUses.expiresAt, now));

/** A code with how many uses are left, and the viewer's own use of it. */
export function promoState(db: Db, viewer: Viewer, code: string) {
  return db
    .select({
      code: promoCodes.code,
      percent: promoCodes.percent,
      startsAt: promoCodes.startsAt,
      expiresAt: promoCodes.expiresAt,
      remaining:
        sql<number>`max(0, ${promoCodes.maxUses} - ${promoCodes.redeemed} - ${reservedCount(viewer.now)})`.mapWith(
          Number,
        ),
      ownStatus: promoUses.status,
      ownExpiresAt: promoUses.expiresAt,
    })
    .from(promoCodes)
    .leftJoin(promoUses, and(eq(promoUses.code, promoCodes.code), eq(promoUses.learnerId, viewer.learnerId)))
    .where(eq(promoCodes.code, code));
}
export type PromoState = Awaited<ReturnType<typeof promoState>>[number];

/** Releases a learner's reservation, unless a payment with it is under way. @param except a code that is reserved instead */
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
        lt(promoUses.expiresAt, noExpiry),
        except === undefined
          ? undefined
          : and(ne(promoUses.code, except), hasReservation(except, learnerId, now)),
      ),
    );
}

/** The code that is reserved for the viewer. */
export function reservedPromo(db: Db, viewer: Viewer) {
  return db
    .select({ code: promoCodes.code, percent: promoCodes.percent, expiresAt: promoUses.expiresAt })
    .from(promoUses)
    .innerJoin(promoCodes, eq(promoCodes.code, promoUses.code))
    .where(isLiveReservation(viewer.learnerId, viewer.now))
    .limit(1);
}

/** SQL for whether a use of this code is reserved for the learner. */
export const hasReservation = (code: string, learnerId: string, now: number) =>
  sql`exists (select 1 from ${promoUses} where ${and(eq(promoUses.code, code), isLiveReservation(learnerId, now))})`;

/** A learner's use of a code. */
export interface PromoUse {
  code: string;
  learnerId: string;
  now: number;
}

/** Stops a learner's reservation from expiring while their payment is under way, if a condition holds. */
export function suspendExpiry(db: Db, use: PromoUse, condition: SQL) {
  return db
    .update(promoUses)
    .set({ expiresAt: noExpiry })
    .where(and(isReservationOf(use), condition));
}

/** SQL for whether a row of `promoUses` is this reservation, and has not expired. */
export const isReservationOf = ({ code, learnerId, now }: PromoUse) =>
  and(eq(promoUses.code, code), isLiveReservation(learnerId, now));
