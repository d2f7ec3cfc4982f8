import type { Locator, Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { runCommand } from '../command.ts';
import { expect, test } from '../fixtures.ts';
import { otherLearner } from '../learners.ts';
import { askQuestion } from './discussion.ts';

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
  await expectAccessible(page, { part: 'main', widths: wideAndNarrow });
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
  await page.goto('/reviews');
  await report(page, review, 'It advertises, or is off the subject');
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

test('what is reported, hidden and waiting under a lesson has no violations', async ({ page, signIn }) => {
  test.slow();
  await signIn();
  const ruth = await otherLearner();
  const lesson = 'stories-that-do-not-explain';
  const { id } = await askQuestion(ruth, lesson, 'Who would like a horse?');
  const headers = { origin: process.env.ACADEMY_URL ?? '' };
  const mine = async (path: string, text: string) =>
    (await page.request.post(`/api/discussion/${path}`, { data: { text }, headers })).json();
  const { id: answerId } = await mine(`question/${id}/answers`, 'Mine are the best.');
  const discussion = page.getByRole('region', { name: 'Discussion' });
  const see = async () => {
    await page.goto(`/lesson/${lesson}`);
    await page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
    await expect(discussion.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  };
  await see();
  await report(
    page,
    discussion.getByRole('listitem').filter({ hasText: 'Who would like' }).first(),
    'Something else',
  );
  await reports('hide', answerId);
  await mine(`lesson/${lesson}`, 'Who wants a horse?');
  await see();
  await expect(discussion.getByText('Hidden by a moderator. Only you can see it.')).toHaveCount(1);
  await expect(discussion.getByText(/^Waits for a moderator/)).toHaveCount(1);
  await expectAccessible(page, { part: 'main', widths: wideAndNarrow });
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
