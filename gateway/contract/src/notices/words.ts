import { labelOf, type UnknownMember } from '../kernel/openEnum.ts';
import type { Notice, NoticeKind } from './notices.ts';

interface Words {
  /** An instant as a day, in the reader's time zone. */
  day: (iso: string) => string;
  /** What a subject is called. */
  subject: (slug: string) => string;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A notice in a sentence, the same in the page and in a mail. */
export function sentenceOf(
  {
    kind,
    about,
    count,
    endsAt,
  }: Pick<Notice, 'about' | 'count' | 'endsAt'> & {
    kind: NoticeKind | UnknownMember;
  },
  { day, subject }: Words,
): string {
  const sentences: Record<NoticeKind, string> = {
    answer: `${count === 1 ? 'A new answer' : `${count} new answers`} to a question you follow, under “${about}”.`,
    'review-due': `${counted(count, 'question')} ${count === 1 ? 'is' : 'are'} due in Daily review.`,
    'premium-ending': `Your Premium ends on ${endsAt ? day(endsAt) : 'a day soon'}. It does not renew by itself.`,
    certificate: `Your certificate in ${subject(about)} has been issued.`,
  };
  return labelOf(sentences, kind);
}
