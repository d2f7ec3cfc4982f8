import { expect, test } from '../fixtures.ts';
import { submitLesson } from '../quizzes.ts';
import { answerQuestion } from './quizPage.ts';
import { bringReviewsDue } from './seed.ts';

const lesson = 'truth-and-the-way-things-are';

test('what was missed comes back, is answered, and leaves', async ({ page, signIn }) => {
  const name = await signIn();
  await page.goto('/daily-review');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const key = await submitLesson(page.request, lesson);
  await bringReviewsDue(name);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Start review' }).click();
  await expect(page).toHaveURL('/daily-review');
  await page.getByRole('button', { name: /Start|Begin/ }).click();

  const total = Number((await page.getByText(/^1 of \d+$/).textContent())?.split(' ').at(-1));
  expect(total).toBeGreaterThanOrEqual(1);
  for (let i = 0; i < total; i++) {
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const asked = await heading.textContent();
    const question = key.find((one) => one.question === asked);
    if (!question) throw new Error(`asked what was never missed: ${asked}`);
    await answerQuestion(page, question, true);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await expect(page.getByText('Right', { exact: true })).toBeVisible();
    await expect(page.getByText(/You will see it again/)).toBeVisible();
    await page.getByRole('button', { name: /Next question|Finish/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Daily review' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start review' })).toBeHidden();
});

test.describe('a failing call', () => {
  test.use({ allowedErrors: { patterns: [/status of 503/] } });

  test('keeps the answer and lets it be sent again', async ({ page, signIn }) => {
    const name = await signIn();
    const key = await submitLesson(page.request, lesson);
    await bringReviewsDue(name);
    await page.goto('/daily-review');
    await page.getByRole('button', { name: /Start|Begin/ }).click();
    const asked = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    const question = key.find((one) => one.question === asked);
    if (!question) throw new Error(`asked what was never missed: ${asked}`);
    await page.route('/api/daily-review/answer', (route) => route.fulfill({ status: 503, body: '' }));
    await answerQuestion(page, question, false);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await expect(page.getByText(/Your answer is still here/)).toBeVisible();
    await page.unroute('/api/daily-review/answer');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Not quite', { exact: true })).toBeVisible();
  });
});

test('the week marks today, and its goal is the learner’s', async ({ page, signIn }) => {
  await signIn();
  await submitLesson(page.request, lesson);
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 3 days this week')).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/study/goal'));
  await page.getByLabel(/goal/i).selectOption({ label: '1 day a week' });
  await expect(page.getByText(/1 of 1 day/)).toBeVisible();
  await kept;
  await page.reload();
  await expect(page.getByText(/1 of 1 day/)).toBeVisible();
});
