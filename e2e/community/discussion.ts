import type { OtherLearner } from '../learners.ts';

type Poster = Pick<OtherLearner, 'post'>;

export const askQuestion = (learner: Poster, lesson: string, text: string) =>
  learner.post(`/api/discussion/lesson/${lesson}`, { text });

export const answerQuestion = (learner: Poster, question: string, text: string) =>
  learner.post(`/api/discussion/question/${question}/answers`, { text });
