import { decimal, priceCents } from '@apologia/contract';
import type { Config } from '../../kernel/config.ts';
import { markupOf } from './markup.ts';
import { operatorOf } from './operator.ts';

/** What one may expect of the academy, and the academy of its learners. It claims nothing that the software does not do. */
export const terms = (config: Config): string =>
  markupOf({
    title: 'Terms',
    lead: 'What you may expect of this academy, and what it expects of you.',
    sections: [
      { title: 'Who runs it', blocks: [operatorOf(config)] },
      {
        title: 'Your account',
        blocks: [
          {
            list: [
              'An account is one person’s. Choose a password that you use nowhere else, and keep it to yourself.',
              'Your username stands beside what you write for others. It may not pass for somebody else’s, or for the academy’s own.',
              'You may leave at any time, in Settings, without giving a reason and without asking anybody.',
            ],
          },
        ],
      },
      {
        title: 'What you write',
        blocks: [
          {
            list: [
              'It stays yours. You allow the academy to show it where you wrote it: a review to everybody, a question or an answer to learners.',
              'Be gentle and truthful, also where you disagree. No advertising, nothing that is private to somebody else, nothing that the law forbids.',
              'What learners report is read by moderators, who may hide it.',
              'You can change or delete it yourself.',
            ],
          },
        ],
      },
      {
        title: 'Practice',
        blocks: [
          {
            p: 'The partner in practice is a program, not a person. It may misunderstand you and it may be wrong. It is neither a counsellor nor a pastor, and in an emergency it is no help: call the emergency number of your country.',
          },
        ],
      },
      {
        title: 'Premium',
        blocks: [
          {
            list: [
              `A month costs $${decimal(priceCents.month)}, a year $${decimal(priceCents.year)}. You pay once, through PayPal, and nothing renews by itself.`,
              'If you cancel you keep it to the end of what you paid for. Where a payment is given back in full, Premium ends then.',
              'A promo code is good for one use by one learner, as long as there are any left.',
              'If you delete your account, the rest of your Premium goes with it and is not paid back by itself. If you want it back, ask before you go.',
            ],
          },
        ],
      },
      {
        title: 'Certificates',
        blocks: [
          {
            p: 'A certificate says that you completed a subject here and passed its checks. It is no academic degree, and nobody has verified the name on it.',
          },
        ],
      },
      {
        title: 'What nobody promises',
        blocks: [
          {
            p: 'The academy is made with care and given as it is. Lessons change, pages may be down for a while, and one day it may close: download what you want to keep. Nothing here takes away rights that the law of your country gives you.',
          },
        ],
      },
    ],
  });
