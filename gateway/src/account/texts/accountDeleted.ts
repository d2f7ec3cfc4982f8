import { markupOf } from './markup.ts';

/** Where deleting an account ends. */
export const accountDeleted = (): string =>
  markupOf({
    title: 'Your account is deleted',
    lead: 'You are signed out everywhere, and the academy has forgotten you.',
    sections: [
      {
        title: 'What is gone, and what stays',
        blocks: [
          {
            p: 'Gone are your name, your address, your password and all that you studied, wrote and practised. No message was sent to you: there is no address left to send it to.',
          },
          {
            p: [
              'Payments stay in the books without your name, and answers of others under a question of yours stay without the question. ',
              { to: '/privacy', label: 'What is kept, and why' },
              '.',
            ],
          },
        ],
      },
      {
        title: 'Go in peace',
        blocks: [
          {
            p: [
              'You may come back whenever you like, as somebody new. ',
              { to: '/', label: 'The front page' },
              '.',
            ],
          },
        ],
      },
    ],
  });
