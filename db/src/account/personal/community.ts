import { limits } from '@apologia/contract';
import { account, another, personal, technical } from './kinds.ts';

const untilYouDeleteIt = 'Until you delete it.';
const hidden = personal('When a moderator hid it');

/** What was written for others, and what moderators keep of it. */
export const ofCommunity = {
  reviews: {
    holds: 'Your review of the academy. Anybody can read it, with your username.',
    why: 'For whoever considers studying here.',
    until: untilYouDeleteIt,
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the review'),
      learnerId: account,
      rating: personal('Your stars'),
      comment: personal('Your words'),
      createdAt: personal('When you wrote it'),
      hiddenAt: hidden,
    },
  },
  posts: {
    holds: 'Your questions and answers under lessons. Other learners can read them, with your username.',
    why: 'So that learners help each other.',
    until: untilYouDeleteIt,
    whenDeleted: 'unnamed',
    stays:
      'Your answers and your words are deleted. Where others have answered a question of yours, their answers stay, under “A former learner” and without what you asked.',
    columns: {
      id: technical('The number of the question or answer'),
      lessonId: personal('The lesson it stands under'),
      questionId: personal('The question it answers'),
      learnerId: account,
      text: personal('Your words'),
      createdAt: personal('When you wrote it'),
      editedAt: personal('When you last changed it'),
      hiddenAt: hidden,
      answerCount: technical('How many answers it has'),
      helpfulCount: technical('How many found it helpful'),
    },
  },
  helpful_marks: {
    holds: 'Which answers you found helpful. Others see how many did, not who.',
    why: 'To bring out what helps.',
    until: 'Until you take the mark away.',
    whenDeleted: 'deleted',
    columns: { learnerId: account, postId: personal('The answer') },
  },
  follows: {
    holds: 'Which questions you follow.',
    why: 'To tell you of new answers.',
    until: 'Until you stop following.',
    whenDeleted: 'deleted',
    columns: {
      learnerId: account,
      questionId: personal('The question'),
      seenAt: personal('When you last looked at its answers'),
    },
  },
  saved_resources: {
    holds: 'Which works of the library you saved.',
    why: 'So that you find them again.',
    until: 'Until you take them off your list.',
    whenDeleted: 'deleted',
    columns: { learnerId: account, resourceId: personal('The work'), savedAt: personal('When you saved it') },
  },
  reports: {
    holds: 'What you reported to the moderators, and why. Moderators see who reported.',
    why: 'So that moderators can look at it.',
    until: 'As long as what you reported is there.',
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the report'),
      learnerId: account,
      reviewId: personal('The review that you reported'),
      postId: personal('The question or answer that you reported'),
      reason: personal('Your reason'),
      createdAt: personal('When you reported it'),
      closedAt: personal('When moderators decided'),
    },
  },
  cases: {
    holds:
      'A copy of what you wrote where it was reported, with what moderators decided. Only moderators read it.',
    why: 'So that moderators decide on what was reported, even if it is changed or deleted meanwhile.',
    until: `${limits.reportedKeptDays} days after the decision. That something of yours was hidden stays longer, without its text.`,
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the case'),
      thingId: personal('What was reported'),
      kind: personal('Whether it is a review, a question or an answer'),
      lessonId: personal('The lesson it stands under'),
      writerId: account,
      text: personal('Your words'),
      cause: personal('Why moderators look at it'),
      reporterId: another('Who reported it'),
      reason: another('Their reason'),
      openedAt: personal('Since when'),
      closedAt: personal('When moderators decided'),
      outcome: personal('What they decided'),
    },
  },
} as const;
