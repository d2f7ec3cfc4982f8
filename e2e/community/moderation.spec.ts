import type { Locator, Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { runCommand } from '../command.ts';
import { expect, test } from '../fixtures.ts';
import { otherLearner } from '../learners.ts';
import { answerQuestion, askQuestion } from './discussion.ts';

/** What a moderator types. */
const reports = (...args: string[]) =>
  runCommand('community', ['reports', ...args], { DATA_DIR: process.env.ACADEMY_DATA });

/** Reports what is in this part of the page, by keyboard. */
async function report(page: Page, where: Locator, reason: string): Promise<void> {
  await where
    .getByRole('button', { name: /^Report/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(where.getByRole('radio').first()).toBeFocused();
  await expect(where).toContainText('Moderators keep these words as they are now');
  await where.getByRole('radio', { name: reason }).check();
  await expectAccessible(page, { part: 'main' });
  await where.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(where.getByText('Reported. A moderator will look at it: thank you.')).toBeFocused();
}

test('a review is reported, hidden and brought back', async ({ page, signIn }) => {
  test.slow();
  const words = `Buy my horses, ${Date.now()}.`;
  const ruth = await otherLearner();
  const { id } = await ruth.post('/api/reviews', { rating: 1, comment: words });
  const review = page.getByRole('listitem').filter({ hasText: words });

  await page.goto('/reviews');
  await expect(review).toHaveCount(1);
  await expect(review.getByRole('button', { name: /^Report/ })).toHaveCount(0);
  await signIn();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/reviews');
    await report(page, review, 'It advertises, or is off the subject');
  }
  expect(await reports()).toMatch(new RegExp(`${id}@\\w{16}  review by ${ruth.name}\n  advertising; `));

  await reports('hide', id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All reviews' })).toBeVisible();
  await expect(review).toHaveCount(0);
  await reports('restore', id);
  await page.reload();
  await expect(review).toHaveCount(1);
  await ruth.leave();
});

const waits = 'Waits for a moderator, as something of yours was hidden here. Until then only you can see it.';

test('under a lesson where an answer was hidden, the next question and answer wait', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const ruth = await otherLearner();
  const lesson = 'what-we-know-without-proof';
  const { id } = await askQuestion(ruth, lesson, 'What do we know without proof?');
  const headers = { origin: process.env.ACADEMY_URL ?? '' };
  const data = { text: 'Buy my horses instead.' };
  const answered = await page.request.post(`/api/discussion/question/${id}/answers`, { data, headers });
  const { id: answerId } = await answered.json();
  await reports('hide', answerId);
  await page.goto(`/lesson/${lesson}`);
  await page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
  const discussion = page.getByRole('region', { name: 'Discussion' });
  await discussion.getByRole('button', { name: 'Ask a question' }).click();
  await discussion.getByRole('textbox', { name: 'Your question' }).fill('Who wants a horse?');
  await discussion.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(discussion.getByText(waits)).toHaveCount(1);
  await discussion.getByRole('button', { name: /^Answer .*question/ }).click();
  await discussion.getByRole('textbox', { name: /^Your answer/ }).fill('Mine are the best.');
  await discussion.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(discussion.getByText(waits)).toHaveCount(2);
  await discussion.getByRole('button', { name: 'Edit your answer' }).first().click();
  await discussion.getByRole('textbox', { name: 'Change your answer' }).fill('Buy two of my horses.');
  await discussion.getByRole('button', { name: 'Save changes' }).click();
  await expect(discussion.getByText(waits)).toHaveCount(3);
  await expect(discussion.getByText('Hidden by a moderator.')).toHaveCount(0);
  await expectAccessible(page, { part: 'main', widths: wideAndNarrow });
  const seen = await (await ruth.get(`/api/discussion/lesson/${lesson}`)).json();
  expect(seen.questions).toMatchObject([{ id, answerCount: 0, answers: [] }]);
  await ruth.leave();
});

test('a question and an answer are reported and hidden; their writers still see them', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const ruth = await otherLearner();
  const lesson = 'stories-that-do-not-explain';
  const { id } = await askQuestion(ruth, lesson, 'Who would like a horse?');
  const { id: answerId } = await answerQuestion(ruth, id, 'Mine are the best.');
  const discussion = page.getByRole('region', { name: 'Discussion' });
  const see = async () => {
    await page.goto(`/lesson/${lesson}`);
    await page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
    await expect(discussion.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  };
  await see();
  await page.setViewportSize({ width: 390, height: 900 });
  await report(
    page,
    discussion.getByRole('listitem').filter({ hasText: 'Mine are' }).last(),
    'Something else',
  );
  await reports('hide', answerId);
  await reports('hide', id);
  await page.context().clearCookies();
  const data = { username: ruth.name, password: 'correct horse' };
  await page.request.post('/api/auth/login', { data, headers: { origin: process.env.ACADEMY_URL ?? '' } });
  await see();
  await expect(discussion.getByText('Hidden by a moderator. Only you can see it.')).toHaveCount(2);
  await expectAccessible(page, { part: 'main' });
  await ruth.leave();
});

test.describe('at 390 px, when the gateway does not answer', () => {
  test.use({
    viewport: { width: 390, height: 900 },
    allowedErrors: { patterns: [/Failed to load resource/, /ERR_FAILED/] },
  });

  test('a report on a long name stays within the page, and is there to be sent again', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const ruth = await otherLearner(`${'W'.repeat(30)}${Date.now() % 1e9}`);
    const words = `Seen by many, ${Date.now()}.`;
    await ruth.post('/api/reviews', { rating: 1, comment: words });
    await page.goto('/reviews');
    const review = page.getByRole('listitem').filter({ hasText: words });
    await review.getByRole('button', { name: /^Report/ }).click();
    await expectAccessible(page, { part: 'main' });
    await page.route('**/api/reports', (route) => route.abort());
    const send = review.getByRole('button', { name: 'Send report' });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('It could not be reported. Please try again.').first()).toBeVisible();
    await expect(send).toBeFocused();
    await page.unroute('**/api/reports');
    await page.keyboard.press('Enter');
    await expect(review.getByText('Reported. A moderator will look at it: thank you.')).toBeFocused();
    await ruth.leave();
  });
});
