import type { Question } from '@apologia/contract';
import { expect, type Page } from '@playwright/test';

/** Answers the question in view, rightly or not. */
export async function answerQuestion(page: Page, question: Question, isRight: boolean): Promise<void> {
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
    await answerQuestion(page, question, isRight(index));
    if (index < questions.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Submit Answers' }).click();
}
