import type { Db } from '@apologia/db';
import { sql } from 'drizzle-orm';
import type { PremiumAt, Viewer } from '../kernel/access/viewer.ts';
import { log } from '../kernel/log/log.ts';
import { queueMail } from '../mail/public.ts';
import { noticeMail } from './mails.ts';
import { newUnsubscribeToken, setSettings } from './queries.ts';
import { gapMs, type Recipient, recipientStatements } from './recipients.ts';
import { nextReminder } from './reminder.ts';
import { type Found, noticeStatements, noticesIn } from './sources.ts';

/** A learner as a viewer, without a session. */
function viewerFor(learnerId: string, now: number, premiumAt: PremiumAt): Viewer {
  const id = sql`${learnerId}`;
  return { tokenHash: null, now, learnerId: id, isPremium: premiumAt(id, now), premiumAt };
}

/**
 * Queues the mails that are due: at most one a day to a learner, of all that is new, and one of its own for Premium that ends. Asked again,
 * at the same time too, it queues nothing twice.
 * @returns how many learners it looked at; where it is none there is nothing left to do
 */
export async function tellByMail(db: Db, premiumAt: PremiumAt, now: number): Promise<number> {
  const [answered, issued, reminded, ending] = await db.batch(recipientStatements(db, now));
  const recipients = new Map(
    [...answered, ...issued, ...reminded, ...ending].map((recipient) => [recipient.learnerId, recipient]),
  );
  for (const recipient of recipients.values()) {
    try {
      await tell(db, recipient, viewerFor(recipient.learnerId, now, premiumAt));
    } catch (error) {
      // One that fails keeps nobody else from theirs.
      log('error', { notices: 'not told', error: String(error) });
    }
  }
  return recipients.size;
}

async function tell(
  db: Db,
  { learnerId, username, email, settings }: Recipient,
  viewer: Viewer,
): Promise<void> {
  const { now } = viewer;
  const timeZone = settings?.timeZone ?? 'UTC';
  const unsubscribeToken = settings?.unsubscribeToken ?? newUnsubscribeToken();
  const found = noticesIn(await db.batch(noticeStatements(db, viewer)), now);
  const to = { username, timeZone, unsubscribeToken };

  const isReminded = !!settings?.remindAt && settings.remindAt <= now;
  const isRested = (settings?.mailedAt ?? 0) <= now - gapMs;
  const digest = isRested ? found.filter((one) => isInDigest(one, settings, isReminded)) : [];
  const ending = found.find((one) => isEndingUntold(one, settings));
  const day = new Date(now).toISOString().slice(0, 10);
  await db.batch([
    setSettings(db, learnerId, {
      // What was looked through is not looked through again, whether or not there was something in it.
      ...(isRested && { mailedThrough: now }),
      ...(digest.length && { mailedAt: now }),
      ...(isReminded && { remindAt: nextReminder(settings.reviewDays, timeZone, now) }),
      ...(ending && { premiumEndToldOf: Date.parse(ending.endsAt ?? '') }),
      ...(!settings && { unsubscribeToken }),
    }),
    ...(digest.length
      ? [
          queueMail(
            db,
            {
              key: `notices:${learnerId}:${day}`,
              to: email,
              learnerId,
              purpose: 'notice',
              message: noticeMail(digest, to),
            },
            now,
          ),
        ]
      : []),
    ...(ending
      ? [
          queueMail(
            db,
            {
              key: `premium-ending:${learnerId}:${ending.endsAt}`,
              to: email,
              learnerId,
              purpose: 'money',
              message: noticeMail([ending], to),
            },
            now,
          ),
        ]
      : []),
  ]);
}

function isInDigest({ kind, at }: Found, settings: Recipient['settings'], isReminded: boolean): boolean {
  if (kind === 'review-due') return isReminded;
  if (at <= (settings?.mailedThrough ?? 0)) return false;
  if (kind === 'answer') return settings?.mailsAnswers ?? true;
  return kind === 'certificate' && (settings?.mailsCertificates ?? true);
}

const isEndingUntold = ({ kind, endsAt }: Found, settings: Recipient['settings']) =>
  kind === 'premium-ending' &&
  (settings?.mailsPremium ?? true) &&
  Date.parse(endsAt ?? '') > (settings?.premiumEndToldOf ?? 0);
