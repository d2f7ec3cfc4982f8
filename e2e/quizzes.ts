import type { LessonDetail, ModuleDetail, Question, QuizReply } from '@apologia/contract';
import { type APIRequestContext, expect } from '@playwright/test';

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
