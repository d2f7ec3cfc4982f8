import type { Db } from '@apologia/db';
import { promoCodes, promoUses } from '@apologia/db/schema/billing';
import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { qualified } from '../../kernel/read/qualified.ts';
import { untilSettled } from './reservation.ts';

/** SQL for the uses of a code that are kept for learners now. @param others whose reservation is left out */
export const reservedNow = (now: number, others?: string) =>
  sql`(select count(*) from ${promoUses} where ${qualified(promoUses.code)} = ${qualified(promoCodes.code)} and ${qualified(promoUses.status)} = 'reserved' and ${qualified(promoUses.expiresAt)} > ${now}${others ? sql` and ${qualified(promoUses.learnerId)} <> ${others}` : sql``})`;

export const isReserved = (learnerId: SQL | string, now: number) =>
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

export interface Use {
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

export const isOwnUse = ({ code, learnerId, now }: Use) =>
  and(eq(promoUses.code, code), isReserved(learnerId, now));
