import { billing } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { countStatement, enforce, type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { GatewayEnv } from '../../kernel/context.ts';
import { ProviderFailed } from '../../kernel/errors.ts';
import { learnerRead, runReads } from '../../kernel/read/read.ts';
import { paypalOf, sdkOrigin } from './account.ts';
import { PayPalFailure } from './failure.ts';
import { clientToken } from './token.ts';

/** A token serves a page for a quarter of an hour: no page needs more of them than this. */
const setupLimit = ({ learnerId, tokenHash }: Viewer): Limit => ({
  key: sql<string>`'paypal-setup:account:' || coalesce(${learnerId}, ${tokenHash})`,
  max: 20,
  windowMs: minuteMs,
});

const countSetup = (viewer: Viewer) =>
  learnerRead(
    (db) => [countStatement(db, setupLimit(viewer), viewer.now)],
    ([[counted]]) => enforce(setupLimit(viewer), counted, viewer.now),
  );

/** The one query that is answered by PayPal and not by the database. */
export function setupRoutes(app: Hono<GatewayEnv>): void {
  app.get(billing.paypalSetup.path, async (c) => {
    const paypal = paypalOf(c.get('config'));
    const { outcomes } = await runReads(c, [countSetup(c.get('viewer'))]);
    const [outcome] = outcomes;
    if (!outcome?.ok) throw outcome?.error;
    try {
      const token = await clientToken(paypal, new URL(c.req.url).hostname.replace(/^www\./, ''));
      return c.json({ clientToken: token, sdkUrl: `${sdkOrigin(paypal.baseUrl)}/web-sdk/v6/core` });
    } catch (error) {
      if (!(error instanceof PayPalFailure)) throw error;
      throw new ProviderFailed('PayPal cannot be reached right now. Please try again in a moment.');
    }
  });
}
