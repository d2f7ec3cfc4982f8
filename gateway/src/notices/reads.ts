import type { NoticeMail, notices, Reply } from '@apologia/contract';
import { learnerRead, type Read } from '../kernel/read/read.ts';
import { settingsOf } from './queries.ts';
import { noticeStatements, noticesIn } from './sources.ts';

/** What is new to the learner, and how much of it they have not looked at. */
export const latestNotices = (): Read<Reply<typeof notices.latest>> =>
  learnerRead(
    (db, viewer) => [settingsOf(db, viewer), ...noticeStatements(db, viewer)],
    ([[settings], ...rows]) => {
      const seenAt = settings?.seenAt ?? 0;
      const all = noticesIn(rows, Date.now()).map((found) => ({
        ...found,
        at: new Date(found.at).toISOString(),
        isNew: found.at > seenAt,
      }));
      return { notices: all, newCount: all.filter(({ isNew }) => isNew).length };
    },
  );

/** What the learner is told by mail as well. */
export const mailChoices = (): Read<NoticeMail> =>
  learnerRead(
    (db, viewer) => [settingsOf(db, viewer)],
    ([[settings]]) => ({
      answers: settings?.mailsAnswers ?? true,
      certificates: settings?.mailsCertificates ?? true,
      premium: settings?.mailsPremium ?? true,
      reviewDays: settings?.reviewDays ?? [],
    }),
  );
