import { notices } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { BadInput } from '../kernel/errors.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { isTimeZone } from '../kernel/timeZone.ts';
import { handleLearnerMutation, handleVisitorMutation } from '../kernel/write/handleMutation.ts';
import { endMails, setSeen, setSettings } from './queries.ts';
import { latestNotices, mailChoices } from './reads.ts';
import { nextReminder } from './reminder.ts';

export function noticeRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, notices.latest, latestNotices);
  handleQuery(app, notices.mail, mailChoices);

  handleLearnerMutation(app, notices.see, {}, async ({ db, learner, body, now }) => {
    // What comes later is not seen by a clock that is ahead.
    await setSeen(db, learner.id, Math.min(Date.parse(body.until), now));
    return { ok: true } as const;
  });

  handleLearnerMutation(app, notices.chooseMail, {}, async ({ db, learner, body, now }) => {
    const { timeZone } = body;
    if (!isTimeZone(timeZone)) throw new BadInput('There is no such time zone.');
    const reviewDays = [...new Set(body.reviewDays)].sort();
    await setSettings(db, learner.id, {
      mailsAnswers: body.answers,
      mailsCertificates: body.certificates,
      mailsPremium: body.premium,
      reviewDays,
      timeZone,
      remindAt: nextReminder(reviewDays, timeZone, now),
    });
    return { ok: true } as const;
  });

  // The same reply for a link that nobody has: whose it was, a guess does not tell.
  handleVisitorMutation(app, notices.unsubscribe, {}, async ({ db, query }) => {
    await endMails(db, query.token);
    return { ok: true } as const;
  });
}
