import {
  type AskedQuestion,
  cursorOf,
  type discussion,
  type GivenAnswer,
  limits,
  placeIn,
  type Reply,
} from '@apologia/contract';
import { formerLearner } from '@apologia/db/schema/kernel';
import { lessonAccess } from '../../courses/public.ts';
import { NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { firstAnswersToFollowed, followedQuestions, newsCount } from './followedQuestions.ts';
import {
  type AnswerRow,
  firstAnswers,
  newestQuestions,
  oldestAnswers,
  postAccess,
  type QuestionRow,
} from './queries.ts';

/** A page of the questions under a lesson. @param before the cursor of the last question of the page before */
export const lessonDiscussion = (
  lessonId: string,
  before?: string,
): Read<Reply<typeof discussion.questions>> =>
  learnerRead(
    (db, viewer) => [
      lessonAccess(db, viewer, lessonId),
      newestQuestions(db, viewer, lessonId, placeIn(before)),
      firstAnswers(db, viewer, lessonId, placeIn(before)),
      newsCount(db, viewer),
    ],
    ([[lesson], rows, answers, [news]]) => {
      if (!lesson) throw new NotFound('Lesson not found');
      if (lesson.isLocked) throw new PremiumNeeded();
      const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
      return {
        questions: rows.map((row) => questionOf(row, byQuestion.get(row.id))),
        newsCount: news?.count ?? 0,
      };
    },
  );

/** A page of a question's answers. @param after the cursor of the last answer of the page before */
export const answersTo = (questionId: string, after?: string): Read<GivenAnswer[]> =>
  learnerRead(
    (db, viewer) => [
      postAccess(db, viewer, questionId),
      oldestAnswers(db, viewer, questionId, placeIn(after)),
    ],
    ([[question], rows]) => {
      if (!question?.isQuestion) throw new NotFound('There is no such question.');
      if (question.isLocked) throw new PremiumNeeded();
      return rows.map(answerOf);
    },
  );

/** A page of the questions that the viewer follows. @param before the cursor of the last question of the page before */
export const followedDiscussion = (before?: string): Read<Reply<typeof discussion.followed>> =>
  learnerRead(
    (db, viewer) => [
      followedQuestions(db, viewer, placeIn(before)),
      firstAnswersToFollowed(db, viewer, placeIn(before)),
      newsCount(db, viewer),
    ],
    ([rows, answers, [news]]) => {
      const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
      return {
        questions: rows.map(({ lastActivityAt, lessonId, lessonTitle, ...row }) => ({
          ...questionOf(row, byQuestion.get(row.id)),
          lesson: { id: lessonId, title: lessonTitle },
          cursor: cursorOf({ at: lastActivityAt, id: row.id }),
        })),
        newsCount: news?.count ?? 0,
      };
    },
  );

const iso = (instant: number) => new Date(instant).toISOString();

export function questionOf(row: QuestionRow, answers: readonly AnswerRow[] = []): AskedQuestion {
  const isWithdrawn = row.text === '';
  return {
    ...row,
    isWithdrawn,
    // Whoever withdrew a question is not named; a former learner has no name.
    userName: isWithdrawn && row.userName !== formerLearner.username ? '' : row.userName,
    createdAt: iso(row.createdAt),
    lastAnswerAt: row.lastAnswerAt === null ? null : iso(row.lastAnswerAt),
    answers: answers.slice(0, limits.firstAnswers).map(answerOf),
    cursor: cursorOf({ at: row.createdAt, id: row.id }),
  };
}

export function answerOf({ questionId: _, ...row }: AnswerRow): GivenAnswer {
  return { ...row, createdAt: iso(row.createdAt), cursor: cursorOf({ at: row.createdAt, id: row.id }) };
}
