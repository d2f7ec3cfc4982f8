import type { Locator, Page } from '@playwright/test';
import { answerQuestion } from '../courses/quizPage.ts';
import { bringReviewsDue } from '../courses/seed.ts';
import { expect, test } from '../fixtures.ts';
import { composer, startTalk } from '../practice/conversations.ts';
import { submitLesson } from '../quizzes.ts';

test.use({ allowedErrors: { patterns: [/status of 401/] } });

/** Signs in again by the link that an ended session is answered with. */
async function signInAgain(page: Page, username: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

const notice = (page: Page) => page.getByRole('region', { name: /Notifications/ });

test('a question that is sent after the session ended is there again after signing in', async ({
  page,
  signIn,
  context,
}) => {
  const name = await signIn();
  await page.goto('/lesson/true-for-you');
  const lesson = page.url();
  const open = () => page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
  await open();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill('Was this question lost with the session?');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(notice(page)).toContainText('Please sign in to continue.');
  await expect(box).toHaveValue('Was this question lost with the session?');
  await signInAgain(page, name);
  await expect(page).toHaveURL(lesson);
  await open();
  await expect(box).toHaveValue('Was this question lost with the session?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: `${name} asks` })).toBeFocused();
  await page.reload();
  await open();
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible();
});

test('an answer of a Daily review that is sent after the session ended is there again after signing in', async ({
  page,
  signIn,
  context,
}) => {
  const name = await signIn();
  const key = await submitLesson(page.request, 'truth-and-the-way-things-are');
  await bringReviewsDue(name);
  await page.goto('/daily-review');
  await page.getByRole('button', { name: 'Begin' }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const asked = await heading.textContent();
  const question = key.find((one) => one.question === asked);
  if (!question) throw new Error(`asked what was never missed: ${asked}`);
  await answerQuestion(page, question, true);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByRole('alert')).toContainText('Please sign in to continue.');
  await signInAgain(page, name);
  await expect(page).toHaveURL('/daily-review');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(heading).toHaveText(question.question);
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
});

test('a message of practice that is sent after the session ended is there again after signing in', async ({
  page,
  signIn,
  context,
}) => {
  const name = await signIn({ premium: true });
  const { id } = await startTalk(page.request);
  await page.goto(`/practice?conversation=${id}`);
  await composer(page).fill('What do you mean by evidence?');
  await context.clearCookies();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Please sign in to continue.');
  await signInAgain(page, name);
  await expect(page).toHaveURL(`/practice?conversation=${id}`);
  await expect(composer(page)).toHaveValue('What do you mean by evidence?');
});

test('a promo code that is applied after the session ended is there again after signing in', async ({
  page,
  signIn,
  context,
}) => {
  const name = await signIn();
  await page.goto('/subscription');
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await code.fill('FIRST500');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(notice(page)).toContainText('Please sign in to continue.');
  await signInAgain(page, name);
  await expect(page).toHaveURL('/subscription');
  await expect(code).toHaveValue('FIRST500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('FIRST500 50% off')).toBeVisible();
});

/** Clicks a link to a page whose data is not there yet, and comes to the page by signing in. */
async function signInOnTheWay(page: Page, link: Locator, username: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  await page.context().clearCookies();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign In', exact: true }).first().click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
}

for (const [from, to] of [
  ['/theology', 'a[href^="/module/"]'],
  ['/module/what-is-truth', 'a[href^="/lesson/"]'],
] as const) {
  test(`a page behind ${from}, opened after the session ended, leads to sign-in and back`, async ({
    page,
    signIn,
  }) => {
    const name = await signIn({ premium: true });
    await page.goto(from);
    await signInOnTheWay(page, page.getByRole('main').locator(to).first(), name);
  });
}

for (const path of [
  ...['/dashboard', '/apologetics', '/theology', '/hermeneutics', '/bible-study', '/religions'],
  ...['/practice', '/resources', '/subscription', '/settings'],
]) {
  test(`${path}, opened from another page after the session ended, leads to sign-in and back`, async ({
    page,
    signIn,
  }) => {
    const name = await signIn({ premium: true });
    await page.goto('/scripture');
    const sidebar = page.getByRole('complementary');
    await signInOnTheWay(page, sidebar.locator(`a[href="${path}"]`).last(), name);
  });
}
