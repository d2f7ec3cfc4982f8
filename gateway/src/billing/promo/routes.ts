import { billing } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { Conflict } from '../../kernel/errors.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { applyLimits } from './limits.ts';
import { promoStanding, release } from './queries.ts';
import { heldOften, PromoRefused, usable } from './refusal.ts';
import { untilSettled } from './reservation.ts';
import { reserve } from './reserve.ts';

const standing = (c: GatewayContext, { body }: { body: { code: string } }) =>
  [promoStanding(c.get('db'), c.get('viewer'), body.code)] as const;

export function promoRoutes(app: Hono<GatewayEnv>): void {
  handleLearnerMutation(app, billing.validatePromo, { also: standing }, async ({ now, rows: [[found]] }) => {
    const { code, percent, remaining } = usable(found, now);
    return { code, discountPercent: percent, remainingUses: remaining };
  });

  handleLearnerMutation(
    app,
    billing.applyPromo,
    { limits: applyLimits, also: standing },
    async ({ c, db, learner, now, rows: [[found]] }) => {
      const { code, percent } = usable(found, now);
      const [[kept], [after]] = await db.batch([
        reserve(db, { code, learnerId: learner.id, now }),
        promoStanding(db, c.get('viewer'), code),
        release(db, { learnerId: learner.id, now, except: code }),
      ]);
      if (!kept) {
        // Somebody was quicker.
        usable(after, now);
        throw new PromoRefused(heldOften);
      }
      if (kept.expiresAt === untilSettled)
        throw new Conflict('A payment with this promo code is being confirmed.');
      return {
        code,
        discountPercent: percent,
        remainingUses: after?.remaining ?? 0,
        expiresAt: new Date(kept.expiresAt).toISOString(),
      };
    },
  );

  handleLearnerMutation(app, billing.releasePromo, {}, async ({ db, learner, now }) => {
    await release(db, { learnerId: learner.id, now });
    return { ok: true } as const;
  });
}
