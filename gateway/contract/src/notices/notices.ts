import * as z from 'zod/mini';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { openEnum } from '../kernel/openEnum.ts';

export const noticeKinds = ['answer', 'review-due', 'premium-ending', 'certificate'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notice = z.object({
  kind: openEnum(noticeKinds),
  /** ISO 8601: since when it holds. */
  at: z.string(),
  /** Whether it came after the learner last looked. */
  isNew: z.boolean(),
  /** What it is about: the lesson's title, the certificate's subject; empty for the others. */
  about: z.string(),
  /** How many answers or questions. */
  count: z.number(),
  /** When Premium ends, ISO 8601. */
  endsAt: z.nullable(z.string()),
  /** Where in the academy it leads. */
  path: z.string(),
});
export type Notice = z.output<typeof notice>;

/** From 0, Sunday, to 6. */
const weekday = z.int().check(z.minimum(0), z.maximum(6));

/** What is told by mail as well. */
const mailed = {
  answers: z.boolean(),
  certificates: z.boolean(),
  premium: z.boolean(),
  /** The days of the week on which the learner wants to be reminded of Daily review; none: never. */
  reviewDays: z.array(weekday).check(z.maxLength(7)),
};
export const noticeMail = z.object(mailed);
export type NoticeMail = z.output<typeof noticeMail>;

/** As links in mails carry it. */
const unsubscribeToken = z.string().check(z.regex(/^[\w-]{20,60}$/, 'This link is not complete.'));

export const notices = {
  /** What is new to the learner, the latest first. */
  latest: get('/api/notices', { response: z.object({ notices: z.array(notice), newCount: z.number() }) }),
  /** Notes that the learner has looked, when the list came; what came later is still new. */
  see: post('/api/notices/see', {
    body: z.object({ until: z.iso.datetime().check(z.maxLength(40)) }),
    response: done,
  }),
  mail: get('/api/notices/mail', { response: noticeMail }),
  chooseMail: post('/api/notices/mail', {
    body: z.object({
      ...mailed,
      /** Of the browser, as `Europe/Berlin`. */
      timeZone: z.string().check(z.maxLength(60)),
    }),
    response: done,
  }),
  /** Ends all mails but those of security and money; asked for without signing in, by whoever has a mail's link (RFC 8058). */
  unsubscribe: post('/api/notices/unsubscribe', {
    query: z.object({ token: unsubscribeToken }),
    response: done,
  }),
} as const;
