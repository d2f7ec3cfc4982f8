import { isSubject, noticeSentence, routeOf } from '@apologia/contract';
import type { MailMessage } from '../mail/public.ts';
import type { Found } from './sources.ts';

interface To {
  username: string;
  timeZone: string;
  unsubscribeToken: string;
}

const labels: Record<Found['kind'], string> = {
  answer: 'Read what was answered',
  'review-due': 'Begin today’s review',
  'premium-ending': 'See your subscription',
  certificate: 'See your certificate',
};

const titleOf = (subject: string) =>
  (isSubject(subject) && routeOf(`/${subject}`)?.route.title) || subject.replaceAll('-', ' ');

/** One mail of all that is new. @param found what there is to tell, one at least */
export function noticeMail(
  found: readonly Found[],
  { username, timeZone, unsubscribeToken }: To,
): MailMessage {
  const day = (iso: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso));
  const sentences = found.map((one) => noticeSentence(one, { day, subject: titleOf }));
  return {
    subject: sentences.length === 1 ? (sentences[0] ?? '') : 'What is new for you at Apologia',
    paragraphs: [
      `Hello ${username},`,
      ...found.flatMap(({ kind, path }, i) => [sentences[i] ?? '', { link: path, label: labels[kind] }]),
      'You are told of this because your settings say so.',
      { link: '/settings#notices', label: 'Choose what you are told by mail' },
      { link: `/unsubscribe?token=${unsubscribeToken}`, label: 'Stop these mails' },
    ],
    unsubscribe: `/api/notices/unsubscribe?token=${unsubscribeToken}`,
  };
}
