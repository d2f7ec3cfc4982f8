import type { Db } from '@apologia/db';
import { noticeSettings } from '@apologia/db/schema/notices';
import { eq, sql } from 'drizzle-orm';
import { newToken } from '../kernel/access/token.ts';
import type { Viewer } from '../kernel/access/viewer.ts';

type Settings = typeof noticeSettings.$inferInsert;

/** What a learner chose and has seen; no row where nothing was. */
export function settingsOf(db: Db, viewer: Viewer) {
  return db.select().from(noticeSettings).where(eq(noticeSettings.learnerId, viewer.learnerId));
}

/** The half of a digest: nobody guesses it, and it fits a link. */
export const newUnsubscribeToken = () => newToken().slice(0, 32);

/** Changes what a learner chose, has seen or was told. */
export function setSettings(db: Db, learnerId: string, set: Partial<Omit<Settings, 'learnerId'>>) {
  return db
    .insert(noticeSettings)
    .values({ unsubscribeToken: newUnsubscribeToken(), ...set, learnerId })
    .onConflictDoUpdate({ target: noticeSettings.learnerId, set });
}

/** Records until when a learner has looked; an earlier instant changes nothing. */
export function setSeen(db: Db, learnerId: string, until: number) {
  return db
    .insert(noticeSettings)
    .values({ learnerId, seenAt: until, unsubscribeToken: newUnsubscribeToken() })
    .onConflictDoUpdate({
      target: noticeSettings.learnerId,
      set: { seenAt: sql`max(${noticeSettings.seenAt}, ${until})` },
    });
}

/** Ends the mails of whoever's link this is. */
export function endMails(db: Db, unsubscribeToken: string) {
  return db
    .update(noticeSettings)
    .set({
      mailsAnswers: false,
      mailsCertificates: false,
      mailsPremium: false,
      reviewDays: [],
      remindAt: null,
    })
    .where(eq(noticeSettings.unsubscribeToken, unsubscribeToken));
}
