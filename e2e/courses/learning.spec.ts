import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInBrowser } from '../learners.ts';
import { submitCheck, submitLesson } from '../quizzes.ts';
import { answerQuestion, takeQuiz } from './quizPage.ts';

const free = 'truth-and-the-way-things-are';

/** What is right, as a learner who submitted knows it. */
async function keyOf(browser: Browser, kind: 'lesson' | 'module', id: string) {
  const context = await browser.newContext({ baseURL: process.env.ACADEMY_URL ?? '' });
  await signInBrowser(context, { premium: true });
  const key = await (kind === 'lesson' ? submitLesson : submitCheck)(context.request, id);
  await context.close();
  return key;
}

test('a free learner goes from the first lesson to a completed module', async ({ page, signIn, browser }) => {
  await signIn();
  await page.goto('/module/what-is-truth');
  await page.getByRole('link', { name: 'Start Learning' }).click();
  for (const id of [free, 'what-we-know-without-proof', 'true-for-you']) {
    await expect(page).toHaveURL(`/lesson/${id}`);
    await expect(page.getByRole('heading', { name: 'Check your understanding' })).toBeVisible();
    await takeQuiz(page, await keyOf(browser, 'lesson', id), () => true);
    await expect(page.getByRole('heading', { name: /^(\d) of \1 right$|^All \d/ })).toBeFocused();
    await page.getByRole('link', { name: /Next lesson|To the Knowledge Check/ }).click();
  }

  await expect(page).toHaveURL('/module/what-is-truth#knowledge-check');
  const key = await keyOf(browser, 'module', 'what-is-truth');
  for (const [index, question] of key.entries()) {
    if (question.questionType === 'mc') await answerQuestion(page, question, index > 0);
    else await expect(page.getByText(/graded by an instructor/).first()).toBeVisible();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if (index < key.length - 1) await next.click();
  }
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await expect(page.getByRole('heading', { name: '4 of 5 right' })).toBeFocused();
  await expect(page.getByText('Your answer', { exact: true })).toHaveCount(1);
  await expect(page.getByText('The right answer', { exact: true })).toHaveCount(1);
  for (const reason of key[0]?.reasons ?? []) await expect(page.getByText(reason)).toBeVisible();

  // The sidebar knows without a reload; so does the dashboard.
  const progress = page
    .getByRole('complementary')
    .or(page.getByRole('navigation'))
    .getByText(/^[1-9]\d*%$/);
  await expect(progress.first()).toBeVisible();
  await page.getByRole('link', { name: 'Next module' }).click();
  await expect(page).toHaveURL(/\/module\/(?!what-is-truth)/);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText(/^1\/\d+$/)).toBeVisible();
  await expect(page.getByText('Excellent work!')).toBeVisible();
});

test.describe('without a line', () => {
  test.use({ allowedErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('answers are kept, and sent by themselves once there is one', async ({
    page,
    context,
    signIn,
    browser,
  }) => {
    await signIn();
    const key = await keyOf(browser, 'lesson', free);
    await page.goto(`/lesson/${free}`);
    await expect(page.getByRole('heading', { name: 'Check your understanding' })).toBeVisible();
    await context.setOffline(true);
    await takeQuiz(page, key, () => true);
    await expect(page.getByText('Kept, will be sent')).toBeVisible();
    // The text above is read, however long the page has become.
    await expect(page.locator('article > [aria-hidden]')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /^All \d right/ })).toBeFocused();
  });
});

test('by keyboard alone, on a phone: a quiz from its first question to its reasons', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  const key = await keyOf(browser, 'lesson', free);
  await page.goto(`/lesson/${free}`);
  await page.getByRole('button', { name: /^Question 1/ }).focus();
  const isFocused = (name: string | RegExp, role: 'radio' | 'button' | 'textbox') =>
    page.getByRole(role, { name }).and(page.locator(':focus')).count();
  const tabTo = async (role: 'radio' | 'button' | 'textbox', name: string | RegExp = /./) => {
    for (let i = 0; i < 30 && (await isFocused(name, role)) === 0; i++) await page.keyboard.press('Tab');
    expect(await isFocused(name, role)).toBe(1);
  };
  for (const [index, question] of key.entries()) {
    await expect(page.getByRole('heading', { name: question.question })).toBeVisible();
    if (question.questionType === 'mc') {
      await tabTo('radio');
      await page.keyboard.press('Space');
      for (let i = 0; i < (question.correctAnswer ?? 0); i++) await page.keyboard.press('ArrowDown');
    } else {
      await tabTo('textbox', '');
      await page.keyboard.type(question.accepted?.[0] ?? 'Gladly, and gently.');
    }
    const isLast = index === key.length - 1;
    await tabTo('button', isLast ? 'Submit Answers' : /^Next$/);
    await page.keyboard.press('Enter');
    // The new question, or the result, is where reading goes on.
    await expect(page.locator('h3:focus')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /right/ })).toBeFocused();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
