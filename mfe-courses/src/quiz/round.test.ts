import type { GradedAnswer, Question, QuestionType, QuizKind, QuizResult } from '@apologia/contract';
import { describe, expect, it } from 'vitest';
import { answersById, answersInOrder } from './payload.ts';
import {
  canRetryMissed,
  fittingAnswers,
  missedRound,
  openQuestions,
  type QuizWithQuestions,
  wholeRound,
} from './round.ts';

const question = (name: string, questionType: QuestionType, options: string[] = []): Question => ({
  id: `a/${name}`,
  question: `What of ${name}?`,
  questionType,
  options,
});

const quizOf = (kind: QuizKind): QuizWithQuestions => ({
  kind,
  questions: [question('pick', 'mc', ['yes', 'no']), question('word', 'short'), question('text', 'essay')],
  quiz: { revision: 'r1', nextAttempt: 2, bestScore: null, last: null },
});

const resultOf = (answers: GradedAnswer[]): QuizResult => ({
  attempt: 1,
  score: 50,
  right: 1,
  total: 2,
  submittedAt: '2026-11-21T10:00:00Z',
  answers,
});

const openIds = (...args: Parameters<typeof wholeRound>) =>
  openQuestions(wholeRound(...args)).map(({ id }) => id);

describe('openQuestions', () => {
  it('of a lesson are all that have no answer', () => {
    expect(openIds(quizOf('lesson'))).toEqual(['a/pick', 'a/word', 'a/text']);
    expect(openIds(quizOf('lesson'), { 'a/pick': 0, 'a/word': 'grace', 'a/text': 'Because.' })).toEqual([]);
  });

  it('hold those answered with blanks', () => {
    expect(openIds(quizOf('lesson'), { 'a/pick': 1, 'a/word': ' \n', 'a/text': '' })).toEqual([
      'a/word',
      'a/text',
    ]);
  });

  it('of a module leave out what an instructor grades', () => {
    expect(openIds(quizOf('module'))).toEqual(['a/pick']);
    expect(openIds(quizOf('module'), { 'a/pick': 0 })).toEqual([]);
  });
});

describe('missedRound', () => {
  it('asks what was missed or left open, and carries over what was right and what nobody grades', () => {
    const round = missedRound(
      quizOf('lesson'),
      resultOf([
        { questionId: 'a/pick', answer: 0, isRight: true },
        { questionId: 'a/word', answer: 'works', isRight: false },
        { questionId: 'a/text', answer: 'Because.', isRight: null },
      ]),
    );
    expect(round.askedIds).toEqual(['a/word']);
    expect(round.answers).toEqual({ 'a/pick': 0, 'a/text': 'Because.' });
    expect(round.attempt).toBe(2);
    expect(openQuestions(round).map(({ id }) => id)).toEqual(['a/word']);
  });
});

describe('canRetryMissed', () => {
  const graded = (...rights: (boolean | null)[]) =>
    resultOf(rights.map((isRight, i) => ({ questionId: `a/q${i}`, answer: 0, isRight })));

  it('needs something missed and something right', () => {
    expect(canRetryMissed(graded(true, false, null))).toBe(true);
    expect(canRetryMissed(graded(true, true, null))).toBe(false);
    expect(canRetryMissed(graded(false, false, null))).toBe(false);
  });
});

describe('fittingAnswers', () => {
  const before = quizOf('lesson').questions;
  const answers = { 'a/pick': 1, 'a/word': 'grace', 'a/text': 'Because.' };

  it('follows an option to its new place', () => {
    const now = [question('pick', 'mc', ['no', 'perhaps', 'yes']), question('word', 'short')];
    expect(fittingAnswers(answers, before, now)).toEqual({ 'a/pick': 0, 'a/word': 'grace' });
  });

  it('lets go of an option that is gone and of a question of another type', () => {
    const now = [question('pick', 'mc', ['yes', 'never']), question('word', 'essay')];
    expect(fittingAnswers(answers, before, now)).toEqual({});
  });
});

describe('what is sent', () => {
  const answers = { 'a/pick': 0, 'a/word': ' grace ', 'a/text': 'Because.' };

  it('of a lesson goes by the id of the question', () => {
    expect(answersById(wholeRound(quizOf('lesson'), answers))).toEqual({
      'a/pick': 0,
      'a/word': 'grace',
      'a/text': 'Because.',
    });
  });

  it('of a module is a list in order, with -1 for what cannot be answered', () => {
    expect(answersInOrder(wholeRound(quizOf('module'), answers))).toEqual([0, -1, -1]);
  });
});
