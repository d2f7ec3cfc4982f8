import type { Db } from '@apologia/db';
import { promoCodes, promoUses } from '@apologia/db/schema';
import { and, eq, gt, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/viewer.ts';
import { qualified } from '../../qualified.ts';
import { untilSettled } from './reservation.ts';

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

/**
 * Keeps one use of a code for a learner, or keeps it anew, if there is one to keep; no row comes back otherwise. Counting
 * and taking are one statement: of a thousand at once the last uses go to as many as there are.
 */
export function reserve(
  db: Db,
  { code, learnerId, now, expiresAt }: { code: string; learnerId: string; now: number; expiresAt: number },
) {
  const isOpen = and(
    eq(promoCodes.code, code),
    or(isNull(promoCodes.startsAt), lte(promoCodes.startsAt, now)),
    or(isNull(promoCodes.expiresAt), gt(promoCodes.expiresAt, now)),
    sql`${promoCodes.redeemed} + ${reservedNow(now, learnerId)} < ${promoCodes.maxUses}`,
  );
  return db
    .insert(promoUses)
    .select(
      sql`select ${promoCodes.code}, ${learnerId}, 'reserved', ${expiresAt} from ${promoCodes} where ${isOpen}`,
    )
    .onConflictDoUpdate({
      target: [promoUses.code, promoUses.learnerId],
      set: {
        status: 'reserved',
        // A payment under way is not cut short.
        expiresAt: sql`case when ${promoUses.status} = 'reserved' then max(${promoUses.expiresAt}, excluded.expires_at) else excluded.expires_at end`,
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

/** Moves the end of what is kept for a learner, if a condition holds. */
export function keepUntil(
  db: Db,
  use: { code: string; learnerId: string; now: number; expiresAt: number },
  condition: SQL,
) {
  return db
    .update(promoUses)
    .set({ expiresAt: use.expiresAt })
    .where(and(eq(promoUses.code, use.code), isReserved(use.learnerId, use.now), condition));
}
