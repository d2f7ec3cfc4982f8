import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { submitLesson } from '../quizzes.ts';
import { answerQuestion } from './quizPage.ts';
import { bringReviewsDue } from './seed.ts';

const lesson = 'truth-and-the-way-things-are';

test('what was missed comes back, is answered, and leaves, without violations', async ({ page, signIn }) => {
  const name = await signIn();
  await page.goto('/daily-review');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const key = await submitLesson(page.request, lesson);
  await bringReviewsDue(name);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Start review' }).click();
  await expect(page).toHaveURL('/daily-review');
  await expect(page.getByRole('button', { name: /Start|Begin/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Start|Begin/ }).click();

  const total = Number((await page.getByText(/^1 of \d+$/).textContent())?.split(' ').at(-1));
  expect(total).toBeGreaterThanOrEqual(1);
  for (let i = 0; i < total; i++) {
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const asked = await heading.textContent();
    const question = key.find((one) => one.question === asked);
    if (!question) throw new Error(`asked what was never missed: ${asked}`);
    if (i === 0) await expectAccessible(page);
    await answerQuestion(page, question, true);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await expect(page.getByText('Right', { exact: true })).toBeVisible();
    await expect(page.getByText(/You will see it again/)).toBeVisible();
    if (i === 0) await expectAccessible(page);
    await page.getByRole('button', { name: /Next question|Finish/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Daily review' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start review' })).toBeHidden();
});
