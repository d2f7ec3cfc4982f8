import { limits } from '@apologia/contract';
import { account, personal, technical, untilDeleted } from './kinds.ts';

const lesson = personal('The lesson');

/** What was studied. */
export const ofLearning = {
  lesson_progress: {
    holds: 'Which lessons you opened and completed, when, and where you are in each.',
    why: 'To show you where you are and where to go on.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: {
      learnerId: account,
      lessonId: lesson,
      startedAt: personal('When you opened it'),
      completedAt: personal('When you completed it'),
      lastActiveAt: personal('When you were last there'),
      place: personal('Which paragraph you had come to, and after how many characters of it'),
    },
  },
  attempts: {
    holds: 'Your answers to quizzes, essays among them, and your scores.',
    why: 'To show you what you answered, and to know what you have completed.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: {
      id: technical('The number of the attempt'),
      learnerId: account,
      quizId: personal('The quiz'),
      number: personal('Which of your attempts at it'),
      revision: technical('Which version of the quiz'),
      score: personal('Your score in percent'),
      answers: personal('Your answers'),
      submittedAt: personal('When you sent them'),
    },
  },
  review_cards: {
    holds:
      'The questions that you missed and the verses that you learn, and when they come back in Daily Review.',
    why: 'To ask you again when you are about to forget.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: {
      learnerId: account,
      questionId: personal('The question, or the passage by the numbers of its book, chapter and verses'),
      dueAt: personal('When it comes back'),
      stability: personal('How many days you are likely to remember it'),
      difficulty: personal('How hard it is for you'),
      scheduledDays: personal('After how many days it was to come back'),
      learningSteps: personal('How far you are in learning it'),
      reps: personal('How often you answered it'),
      lapses: personal('How often you had forgotten it'),
      state: personal('Whether it is new, being learned, known or learned again'),
      lastReviewAt: personal('When you last answered it'),
    },
  },
  study_days: {
    holds: 'The days on which you studied.',
    why: 'To show you your week.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: { learnerId: account, day: personal('The day') },
  },
  study_goals: {
    holds: 'How many days a week you mean to study.',
    why: 'To show you how your week compares with it.',
    until: untilDeleted,
    whenDeleted: 'deleted',
    columns: { learnerId: account, daysAWeek: personal('Days a week') },
  },
  bookmarks: {
    holds: 'The lessons that you bookmarked.',
    why: 'So that you find them again.',
    until: 'Until you take the bookmark away.',
    whenDeleted: 'deleted',
    columns: { learnerId: account, lessonId: lesson, createdAt: personal('When you bookmarked it') },
  },
  notes: {
    holds:
      'The words that you marked in lessons and in Scripture, and what you wrote about them. Nobody else reads it.',
    why: 'So that you find them where you marked them, on all your devices.',
    until: `Until you delete it. That there was one, ${limits.deletedNotesKeptDays} days more, so that a device that was offline does not bring it back.`,
    whenDeleted: 'deleted',
    columns: {
      learnerId: account,
      id: technical('The number of the note'),
      source: personal('The lesson or chapter it stands in'),
      anchor: personal('The words that you marked, and where they stand'),
      color: personal('The colour you chose'),
      text: personal('Your words'),
      createdAt: personal('When you wrote it'),
      updatedAt: personal('When you last changed it'),
      revision: technical('The number of the last change'),
      revisions: technical('The numbers of the changes before, so that none is made twice'),
      deletedAt: personal('When you deleted it'),
    },
  },
  certificates: {
    holds:
      'Your certificates, with the name that you had them made out to. Whoever has the address of one can read it.',
    why: 'So that you can show them.',
    until: `${untilDeleted} Afterwards their addresses lead nowhere: print them first.`,
    whenDeleted: 'deleted',
    columns: {
      code: personal('The code in its address'),
      learnerId: account,
      subject: personal('The subject'),
      name: personal('The name on it'),
      moduleCount: personal('How many modules it stands for'),
      studyMinutes: personal('How many minutes of study'),
      passMark: technical('The score that was needed'),
      issuedAt: personal('When it was issued'),
    },
  },
} as const;
