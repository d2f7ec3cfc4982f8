import type { SupportTopic } from '@apologia/contract';
import type { Learner } from '../../kernel/access/viewer.ts';
import type { Mail } from '../../mail/public.ts';

const abouts: Record<SupportTopic, string> = {
  account: 'their account',
  payment: 'a payment, or Premium',
  content: 'a lesson or a quiz',
  fault: 'something that does not work',
  other: 'something else',
};

/** A learner's message as a mail to whoever runs the academy. An answer to it goes to the learner. */
export function supportMail(
  to: string,
  { id, username, email, isPremium }: Learner,
  { topic, text }: { topic: SupportTopic; text: string },
): Mail {
  return {
    key: `support:${crypto.randomUUID()}`,
    to,
    learnerId: id,
    purpose: 'support',
    message: {
      subject: `${isPremium ? 'Premium: ' : ''}${username} writes about ${abouts[topic]}`,
      paragraphs: [
        `${username} (${email}) ${isPremium ? 'has Premium, and is promised to be answered first' : 'has the free plan'}. Your answer to this mail goes to them.`,
        'They write:',
      ],
      answer: { to: email, isFirst: isPremium },
    },
    written: text,
  };
}
