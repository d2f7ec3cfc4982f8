import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { Conflict } from '../../kernel/errors.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { applyLimits } from './limits.ts';
import { promoState, release } from './queries.ts';
import { PromoRefused, requireUsable, reservedTooOften } from './refusal.ts';
import { noExpiry } from './reservation.ts';
import { reserve } from './reserve.ts';

const stateOf = (c: GatewayContext, { body }: { body: { code: string } }) =>
  [promoState(c.get('db'), c.get('viewer'), body.code)] as const;

export function promoRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(app, billing.validatePromo, { also: stateOf }, async ({ now, rows: [[promo]] }) => {
    const { code, percent, remaining } = requireUsable(promo, now);
    return { code, discountPercent: percent, remainingUses: remaining };
  });

  handleLearnerMutation(
    app,
    billing.applyPromo,
    { limits: applyLimits, also: stateOf },
    async ({ c, db, learner, now, rows: [[promo]] }) => {
      const { code, percent } = requireUsable(promo, now);
      const [[reservation], [after]] = await db.batch([
        reserve(db, { code, learnerId: learner.id, now }),
        promoState(db, c.get('viewer'), code),
        release(db, { learnerId: learner.id, now, except: code }),
      ]);
      if (!reservation) {
        // Others may have reserved the last uses meanwhile.
        requireUsable(after, now);
        throw new PromoRefused(reservedTooOften);
      }
      if (reservation.expiresAt === noExpiry)
        throw new Conflict('A payment with this promo code is being confirmed.');
      return {
        code,
        discountPercent: percent,
        remainingUses: after?.remaining ?? 0,
        expiresAt: new Date(reservation.expiresAt).toISOString(),
      };
    },
  );

  handleLearnerMutation(app, billing.releasePromo, {}, async ({ db, learner, now }) => {
    await release(db, { learnerId: learner.id, now });
    return { ok: true } as const;
  });
}
