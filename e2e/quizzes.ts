import type { LessonDetail, ModuleDetail, Question, QuizReply } from '@apologia/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Submits a lesson's quiz past the page, every mc question by its first option. The reply holds the key. */
export async function submitLesson(request: APIRequestContext, id: string): Promise<Question[]> {
  const detail = (await (await request.get(`/api/lesson/${id}`)).json()) as LessonDetail;
  const answers = Object.fromEntries(
    detail.questions.map((one) => [one.id, one.questionType === 'mc' ? 0 : 'I would have to think.']),
  );
  return submitted(request, '/api/lesson/quiz', { lessonId: id, answers });
}

/** Submits a module's Knowledge Check past the page, all questions left open. */
export async function submitCheck(request: APIRequestContext, id: string): Promise<Question[]> {
  const detail = (await (await request.get(`/api/module/${id}`)).json()) as ModuleDetail;
  return submitted(request, '/api/module/quiz', { moduleId: id, answers: detail.questions.map(() => -1) });
}

/** Passes a module's Knowledge Check past the page, all of it right at the second try. */
export async function passCheck(request: APIRequestContext, id: string): Promise<void> {
  const key = await submitCheck(request, id);
  const answers = key.map(({ correctAnswer = -1 }) => correctAnswer);
  await submitted(request, '/api/module/quiz', { moduleId: id, answers });
}

async function submitted(request: APIRequestContext, path: string, data: object): Promise<Question[]> {
  const response = await request.post(path, { data, headers: { origin: process.env.ACADEMY_URL ?? '' } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as QuizReply).questions;
}

/** Answers the question in view, rightly or not. */
export async function answer(page: Page, question: Question, isRight: boolean): Promise<void> {
  await expect(page.getByRole('heading', { name: question.question })).toBeVisible();
  if (question.questionType === 'mc') {
    const right = question.correctAnswer ?? 0;
    const wanted = isRight ? right : (right + 1) % question.options.length;
    await page.getByRole('radio', { name: question.options[wanted] ?? '', exact: true }).check();
    return;
  }
  const text = isRight ? (question.accepted?.[0] ?? 'I would ask what she means.') : 'no idea';
  await page.getByRole('main').getByRole('textbox').fill(text);
}

/** Goes through all questions in view and submits. @param isRight by the question's place */
export async function takeQuiz(
  page: Page,
  questions: Question[],
  isRight: (index: number) => boolean,
): Promise<void> {
  for (const [index, question] of questions.entries()) {
    await answer(page, question, isRight(index));
    if (index < questions.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Submit Answers' }).click();
}
