import type { Notice, NoticeKind } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { BatchResponse } from 'drizzle-orm/batch';
import { lastPremiumEnd } from '../billing/public.ts';
import { answeredFor } from '../community/public.ts';
import { certificatesSince, dueNow } from '../courses/public.ts';
import type { Viewer } from '../kernel/access/viewer.ts';

const dayMs = 24 * 60 * 60_000;
/** For how long something is told of. */
const monthMs = 30 * dayMs;
/** How long before its end Premium is told to be ending. */
export const endingMs = 7 * dayMs;
const answeredMax = 20;

/** What there is to tell: derived from what happened whenever it is asked for, so that what was deleted or hidden since is not in it. */
export type Found = Omit<Notice, 'kind' | 'at' | 'isNew'> & { kind: NoticeKind; at: number };

/** Statements of all that a learner may be told of now. */
export const noticeStatements = (db: Db, viewer: Viewer) =>
  [
    answeredFor(db, viewer, viewer.now - monthMs, answeredMax),
    dueNow(db, viewer),
    lastPremiumEnd(db, viewer),
    certificatesSince(db, viewer, viewer.now - monthMs),
  ] as const;

type Rows = BatchResponse<ReturnType<typeof noticeStatements>>;

/** What their rows tell, the latest first. */
export function noticesIn([answered, [due], [premium], certificates]: Rows, now: number): Found[] {
  const plain = { about: '', count: 0, endsAt: null };
  const found: Found[] = answered.map(({ lessonId, lessonTitle, count, lastAt }) => ({
    ...plain,
    kind: 'answer',
    at: lastAt,
    about: lessonTitle,
    count,
    path: `/lesson/${encodeURIComponent(lessonId)}#lesson-discussion`,
  }));
  if (due?.lastAt)
    found.push({ ...plain, kind: 'review-due', at: due.lastAt, count: due.count, path: '/daily-review' });
  if (premium?.endsAt && premium.endsAt - now <= endingMs) {
    found.push({
      ...plain,
      kind: 'premium-ending',
      at: premium.endsAt - endingMs,
      endsAt: new Date(premium.endsAt).toISOString(),
      path: '/subscription',
    });
  }
  for (const { code, subject, issuedAt } of certificates) {
    const path = `/certificate/${encodeURIComponent(code)}`;
    found.push({ ...plain, kind: 'certificate', at: issuedAt, about: subject, path });
  }
  return found.sort((one, other) => other.at - one.at);
}
