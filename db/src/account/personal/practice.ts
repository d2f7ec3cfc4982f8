import { account, personal, technical } from './kinds.ts';

const until = 'Until you delete the conversation.';

/** Conversations in practice. */
export const ofPractice = {
  conversations: {
    holds:
      'Your practice conversations: with which partner, when, and how they stand. Where a message sounded as if you were in need, that too, so that the partner does not go on arguing.',
    why: 'So that you can go on with them and look back at them.',
    until,
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the conversation'),
      learnerId: account,
      worldview: personal('The partner'),
      createdAt: personal('When you began'),
      updatedAt: personal('When you last wrote'),
      endedAt: personal('When you ended it'),
      length: personal('How many messages it has'),
      busyUntil: technical('Until when a reply is waited for'),
      standing: personal(
        'How it stands: what was raised, what you answered, and whether you seemed to be in need',
      ),
    },
  },
  practice_messages: {
    holds: 'The messages in them, yours and the partner’s, and what the partner understood of yours.',
    why: 'The same, and for the debrief.',
    until,
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the message'),
      conversationId: technical('The conversation'),
      position: technical('Its place in it'),
      role: personal('`user` is you, `assistant` is the partner'),
      content: personal('The text'),
      createdAt: personal('When it was written'),
      partner: technical('Who spoke for the partner'),
      choices: technical('The replies that were offered'),
      standing: personal('How the conversation stood afterwards'),
      heard: personal('What was understood'),
    },
  },
} as const;
