import { expect, test } from 'vitest';
import { questionId } from '../kernel/ids.ts';
import { questionIdOf, quizIdOf, quizIdsOf, whichReply } from './quizId.ts';

test('the quizzes of modules, and no others, lie between the bounds of their kind', () => {
  const { first, end } = quizIdsOf('module');
  const ids = [
    quizIdOf('lesson', 'what-is-truth'),
    quizIdOf('module', 'what-is-truth'),
    quizIdOf('module', '0'),
    quizIdOf('module', 'zzz'),
    quizIdOf('practice', 'which-god'),
  ];
  expect(ids.filter((id) => id >= first && id < end)).toEqual(ids.slice(1, 4));
});

test('a question is named as calls take it', () => {
  expect(questionId.safeParse(questionIdOf('which-god', whichReply)).success).toBe(true);
});
