import type { LessonDetail } from '@apologia/contract';
import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInBrowser } from '../learners.ts';
import { submitCheck, submitLesson } from '../quizzes.ts';
import { answerQuestion, takeQuiz } from './quizPage.ts';

const free = 'truth-and-the-way-things-are';
const premium = 'one-god-three-persons';

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
    await page.getByRole('link', { name: /Next lesson|Back to module overview/ }).click();
  }

  await expect(page).toHaveURL('/module/what-is-truth');
  await page.getByRole('link', { name: 'Continue' }).click();
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

test('a premium learner answers all three kinds of question, misses, and retries what was missed', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn({ premium: true });
  const key = await keyOf(browser, 'lesson', premium);
  expect(new Set(key.map(({ questionType }) => questionType))).toEqual(new Set(['mc', 'short', 'essay']));
  await page.goto(`/lesson/${premium}`);
  const wrong = key.findIndex(({ questionType }) => questionType === 'mc');
  const short = key.findIndex(({ questionType }) => questionType === 'short');
  const graded = key.filter(({ questionType }) => questionType !== 'essay').length;
  await takeQuiz(page, key, (index) => index !== wrong && index !== short);
  await expect(page.getByRole('heading', { name: `${graded - 2} of ${graded} right` })).toBeFocused();

  const essay = key.find(({ questionType }) => questionType === 'essay');
  await expect(page.getByText(essay?.modelAnswer ?? '-')).toBeVisible();
  await page.getByRole('checkbox', { name: essay?.rubric?.[0] ?? '-' }).check();
  await expect(page.getByText(key[short]?.explanation ?? '-')).toBeVisible();

  await page.getByRole('button', { name: 'Only what I missed' }).click();
  await takeQuiz(
    page,
    key.filter((_, index) => index === wrong || index === short),
    () => true,
  );
  await expect(
    page.getByRole('heading', { name: new RegExp(`${graded} of ${graded} right|All ${graded}`) }),
  ).toBeFocused();
  const detail = (await (await page.request.get(`/api/lesson/${premium}`)).json()) as LessonDetail;
  expect(detail.quiz).toMatchObject({ bestScore: 100, nextAttempt: 3 });
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

test('answers outlive a reload, and two tabs make one attempt', async ({
  page,
  context,
  signIn,
  browser,
}) => {
  await signIn();
  const key = await keyOf(browser, 'lesson', free);
  const [first, second] = key;
  if (!first || !second) throw new Error('This lesson asks two questions at least.');
  await page.goto(`/lesson/${free}`);
  await answerQuestion(page, first, true);
  await page.reload();
  await expect(page.getByRole('heading', { name: second.question })).toBeVisible();
  await page.getByRole('button', { name: 'Question 1, answered' }).click();
  await expect(
    page.getByRole('radio', { name: first.options[first.correctAnswer ?? 0] ?? '' }),
  ).toBeChecked();

  const other = await context.newPage();
  await other.goto(`/lesson/${free}`);
  await takeQuiz(page, key, () => true);
  await expect(page.getByRole('heading', { name: /right/ })).toBeFocused();
  await takeQuiz(other, key, () => false);
  // The second tab is told what the first one recorded.
  await expect(other.getByRole('heading', { name: /right/ })).toBeFocused();
  const detail = (await (await page.request.get(`/api/lesson/${free}`)).json()) as LessonDetail;
  expect(detail.quiz).toMatchObject({ nextAttempt: 2, last: { attempt: 1, score: 100 } });
});

test.describe('when something is in the way', () => {
  test.use({ allowedErrors: { patterns: [/status of 4\d\d/, /status of 503/] } });

  test('a quiz that changed meanwhile says so and offers the new one', async ({ page, signIn, browser }) => {
    await signIn();
    const key = await keyOf(browser, 'lesson', free);
    await page.goto(`/lesson/${free}`);
    await page.route('/api/lesson/quiz', (route) => {
      const body = { ...route.request().postDataJSON(), revision: 'an-older-one' };
      return route.continue({ postData: JSON.stringify(body) });
    });
    await takeQuiz(page, key, () => true);
    await expect(
      page.getByText('The questions of this quiz were changed while you were reading.'),
    ).toBeVisible();
    await page.unroute('/api/lesson/quiz');
    await page.getByRole('button', { name: 'Submit Answers' }).click();
    await expect(page.getByRole('heading', { name: /right/ })).toBeFocused();
  });

  test('a submission that fails keeps the answers and is sent again', async ({ page, signIn, browser }) => {
    await signIn();
    const key = await keyOf(browser, 'lesson', free);
    await page.goto(`/lesson/${free}`);
    await page.route('/api/lesson/quiz', (route) => route.fulfill({ status: 503, body: '' }));
    await takeQuiz(page, key, () => true);
    await expect(page.getByRole('alert')).toContainText('Your answers are kept here.');
    await page.unroute('/api/lesson/quiz');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /right/ })).toBeFocused();
  });

  test('locked content by direct link: what it is, how to open it, how to go back', async ({
    page,
    signIn,
  }) => {
    await signIn();
    for (const path of ['/module/the-god-who-is', `/lesson/${premium}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /^Back to/ })).toBeVisible();
      expect(await page.content()).not.toContain('correctAnswer');
    }
  });

  test('what is not there says so', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/module/nowhere');
    await expect(page.getByRole('heading', { name: 'Module not found' })).toBeVisible();
    await page.goto('/lesson/nowhere');
    await expect(page.getByRole('heading', { name: 'Lesson not found' })).toBeVisible();
    await page.goto('/certificate/0000-0000-0000-0000-0000');
    await expect(page.getByRole('heading', { name: 'Certificate not found' })).toBeVisible();
  });
});

test('Continue leads to the exact lesson, from the dashboard and from the module', async ({
  page,
  signIn,
}) => {
  await signIn();
  await submitLesson(page.request, free);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page).toHaveURL('/lesson/what-we-know-without-proof');
  const outline = page.getByRole('navigation', { name: 'This module' }).first();
  await expect(outline.locator('[aria-current="page"]')).toContainText('What We Know Without Proof');
  await page.goto('/module/what-is-truth');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/lesson/what-we-know-without-proof');
});

test('the open group and the chosen tab survive a reload and can be linked', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/apologetics');
  await page.getByRole('button', { name: /Are Miracles Possible/ }).click();
  await expect(page.getByRole('heading', { name: 'Can Miracles Happen?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What Is Truth?' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Can Miracles Happen?' })).toBeVisible();
  await expect(page).toHaveURL(/group=are-miracles-possible/);
  await page.goto('/religions');
  await page.getByRole('tab', { name: 'Hinduism' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Hinduism' })).toHaveAttribute('aria-selected', 'true');
});
