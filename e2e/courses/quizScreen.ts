import type { LessonDetail, ModuleDetail, ModuleList, Question, QuizReply } from '@apologia/contract';
import type { UserEvent } from '@testing-library/user-event';
import { screen, within } from '../screens/fixtures.ts';
import type { Network } from '../screens/network.ts';

type Learner = Pick<Network, 'get' | 'post'>;

/** Submits a lesson's quiz past the page, every mc question by its first option. The reply holds the key. */
export async function submitLesson(learner: Learner, id: string): Promise<Question[]> {
  const { questions } = await learner.get<LessonDetail>(`/api/lesson/${id}`);
  const answers = Object.fromEntries(
    questions.map((one) => [one.id, one.questionType === 'mc' ? 0 : 'I would have to think.']),
  );
  return (await learner.post<QuizReply>('/api/lesson/quiz', { lessonId: id, answers })).questions;
}

/** Submits a module's Knowledge Check past the page, all questions left open. */
export async function submitCheck(learner: Learner, id: string): Promise<Question[]> {
  const { questions } = await learner.get<ModuleDetail>(`/api/module/${id}`);
  const answers = questions.map(() => -1);
  return (await learner.post<QuizReply>('/api/module/quiz', { moduleId: id, answers })).questions;
}

/** Answers the question in view, rightly or not. */
export async function answer(user: UserEvent, question: Question, isRight: boolean): Promise<void> {
  await screen.findByRole('heading', { name: question.question });
  if (question.questionType === 'mc') {
    const right = question.correctAnswer ?? 0;
    const chosen = isRight ? right : (right + 1) % question.options.length;
    return user.click(screen.getByRole('radio', { name: question.options[chosen] ?? '' }));
  }
  const text = isRight ? (question.accepted?.[0] ?? 'I would ask what she means.') : 'no idea';
  const field = within(screen.getByRole('main')).getByRole('textbox');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Goes through all questions in view and submits. @param isRight by the question's place */
export async function takeQuiz(
  user: UserEvent,
  questions: Question[],
  isRight: (index: number) => boolean,
): Promise<void> {
  for (const [index, question] of questions.entries()) {
    await answer(user, question, isRight(index));
    if (index < questions.length - 1) await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  await user.click(screen.getByRole('button', { name: 'Submit Answers' }));
}

/** Passes every Knowledge Check of a subject past the page, all of it right at the second try. */
export async function passChecks(learner: Learner, { modules }: Pick<ModuleList, 'modules'>): Promise<void> {
  for (const { id } of modules) {
    const answers = (await submitCheck(learner, id)).map(({ correctAnswer = -1 }) => correctAnswer);
    await learner.post('/api/module/quiz', { moduleId: id, answers });
  }
}
