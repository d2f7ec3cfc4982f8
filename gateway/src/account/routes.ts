import { account } from '@apologia/contract';
import { proofOf, recordEvent } from '../auth/public.ts';
import { setTokenCookie } from '../kernel/access/cookies.ts';
import { accountKey, type Limit, minuteMs } from '../kernel/access/limit.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { Config } from '../kernel/config.ts';
import { purgeCopies } from '../kernel/http/cacheControl.ts';
import type { Router } from '../kernel/http/router.ts';
import { handleLearnerMutation } from '../kernel/write/handleMutation.ts';
import { eraseAccount } from './eraseAccount.ts';
import { exportAccount } from './exportAccount.ts';

/** Each reads all that there is of a learner. */
const downloads = (_config: Config, _address: string, viewer: Viewer): Limit[] => [
  { key: accountKey('downloads', viewer), max: 10, windowMs: 24 * 60 * minuteMs },
];

export function dataRoutes(app: Router): void {
  // With proof: a tab that was left open would give away in one file what its learner never showed anybody.
  handleLearnerMutation(
    app,
    account.download,
    { limits: downloads },
    async ({ c, db, body, learner, now }) => {
      await proofOf(c, learner, body.proof);
      await recordEvent(c, learner.id, 'data-downloaded', now);
      const day = new Date(now).toISOString().slice(0, 10);
      return c.body(exportAccount(db, learner.id, now), 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="apologia-${day}.json"`,
      });
    },
  );

  handleLearnerMutation(app, account.remove, {}, async ({ c, db, body, learner, now }) => {
    await proofOf(c, learner, body.proof);
    await eraseAccount(db, learner.id, now);
    purgeCopies(c, 'reviews');
    setTokenCookie(c, 'session', '', 0);
    // Drafts, the theme and the worker of this browser, in all its tabs.
    c.header('clear-site-data', '"storage"');
    return { ok: true } as const;
  });
}
