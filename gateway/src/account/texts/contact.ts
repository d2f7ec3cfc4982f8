import type { Config } from '../../kernel/config.ts';
import { markupOf } from './markup.ts';
import { operatorOf, supportOf } from './operator.ts';

const withoutScheme = (address: string) => address.replace(/^(mailto|tel):/, '');

const whatToName = {
  p: 'Name your username, never your password: nobody who helps you needs it. Of a payment, name PayPal’s number on the receipt.',
};

const form = {
  p: [
    'Signed in, you can use ',
    { to: '/support', label: 'the form' },
    ' as well. Learners with Premium are answered first.',
  ],
};

/** How to reach whoever runs the academy, and what can be done without. */
export const contact = (config: Config): string =>
  markupOf({
    title: 'Contact',
    lead: 'Whom to write to, and what you can do yourself at once.',
    sections: [
      { title: 'Who runs this academy', blocks: [operatorOf(config)] },
      {
        title: 'Questions, payments, anything else',
        blocks: [
          supportOf(config),
          ...(config.SUPPORT_MAIL && config.mailServer ? [form] : []),
          ...(config.SUPPORT_MAIL ? [whatToName] : []),
        ],
      },
      {
        title: 'Without writing to anybody',
        blocks: [
          {
            list: [
              [
                'Download all that is kept of you, or delete your account, in ',
                { to: '/settings#your-data', label: 'Settings' },
                '.',
              ],
              'Something unkind, false or private in a review or a discussion: press Report below it. Moderators read it.',
              [
                'Receipts and the end of Premium are on the page ',
                { to: '/subscription', label: 'Subscription' },
                '.',
              ],
            ],
          },
        ],
      },
      {
        title: 'A weakness in the software',
        blocks: [
          {
            p: config.SECURITY_CONTACT
              ? [
                  'Please tell ',
                  { to: config.SECURITY_CONTACT, label: withoutScheme(config.SECURITY_CONTACT) },
                  ' before you tell others.',
                ]
              : 'Whoever runs this academy has named nobody to tell of vulnerabilities.',
          },
        ],
      },
      {
        title: 'If you are in danger or despair',
        blocks: [
          {
            p: 'Nobody watches this place by the hour. Please call the emergency number of your country, or somebody near you, now.',
          },
        ],
      },
    ],
  });
