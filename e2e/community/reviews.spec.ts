import type { ReviewSummary } from '@apologia/contract';
import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { submitCheck } from '../quizzes.ts';
import { comment, entries, entry, ownWords, write, yours } from './reviews.ts';

const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** Does something after which the page shows the summary anew, and waits until it does. */
async function recounted(page: Page, change: () => Promise<void>): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/reviews/summary'));
  await change();
  const { count, average } = (await (await asked).json()) as ReviewSummary;
  if (count === 0) return;
  await expect(
    page.getByText(`from ${count} review${count === 1 ? '' : 's'}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: `${average.toFixed(1)} of 5 stars on average` })).toBeVisible();
}

test('a review is written, changed and deleted, and shows everywhere at once', async ({ page, signIn }) => {
  const name = await signIn();
  await page.goto('/reviews');
  const first = ownWords('The lessons slowed me down');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await comment(page).fill(first);
  await expect(page.getByText(`${first.length}/10 characters minimum`)).toBeVisible();
  await recounted(page, () => page.getByRole('button', { name: 'Submit Review' }).click());
  await expect(said(page, 'Your review is now in the list.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeFocused();
  await expect(yours(page)).toContainText(first);
  await expect(comment(page)).toHaveCount(0);
  await expect(entries(page).first()).toContainText(first);
  await expect(entries(page).first().getByRole('heading')).toHaveText(name);
  // Whoever comes newly finds it too.
  await page.reload();
  await expect(yours(page)).toContainText(first);
  await expect(entry(page, first)).toHaveCount(1);

  const second = ownWords('On second thoughts');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(comment(page)).toBeFocused();
  await expect(comment(page)).toHaveValue(first);
  await comment(page).fill(second);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(yours(page)).toContainText(first);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(comment(page)).toHaveValue(first);
  await page.getByText('2 stars', { exact: true }).click({ force: true });
  await comment(page).fill(second);
  await recounted(page, () => page.getByRole('button', { name: 'Save changes' }).click());
  await expect(said(page, 'Your review has been changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeFocused();
  await expect(yours(page)).toContainText(second);
  await expect(entry(page, second).getByRole('img', { name: 'Rated 2 of 5' })).toBeVisible();
  await expect(entry(page, first)).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: /^Delete your review\?/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  await expect(entry(page, second)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await recounted(page, () => page.getByRole('button', { name: 'Delete' }).click());
  await expect(entry(page, second)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Write a Review' })).toBeFocused();
  await expect(comment(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write a Review' })).toBeVisible();
  await expect(entry(page, second)).toHaveCount(0);
});

test('too few words are not sent', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/reviews');
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
  await comment(page).fill('   Too few    ');
  await expect(page.getByText('7/10 characters minimum')).toBeVisible();
  // Counted as the gateway counts, or it would refuse what the page calls enough.
  await comment(page).fill(`${'👍'.repeat(6)}\u3164\u200b`);
  await expect(page.getByText('6/10 characters minimum')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(said(page, 'Review too short')).toBeVisible();
  await expect(said(page, 'Please write at least 10 characters')).toBeVisible();
  await expect(comment(page)).toBeFocused();
  expect(sent.filter((url) => url.includes('/api/reviews'))).toEqual([]);
});

test('the stars are chosen by keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/reviews');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ownWords('Written without a mouse'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(yours(page).getByRole('img', { name: 'Rated 3 of 5' })).toBeVisible();
});

test.describe('what goes wrong', () => {
  test.use({ allowedErrors: { patterns: [/status of (401|503)/, /ERR_FAILED/] } });

  test('is told, and the words stay', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/reviews');
    const words = ownWords('It will not go through');
    await comment(page).fill(words);
    const error = 'The academy cannot reach its records right now. Please try again.';
    await page.route('**/api/reviews', (route) =>
      route.fulfill({ status: 503, json: { error, code: 'database_unreachable', requestId: 'x' } }),
    );
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(said(page, 'Error')).toBeVisible();
    await expect(said(page, error)).toBeVisible();
    await expect(comment(page)).toHaveValue(words);
    await expect(comment(page)).toBeFocused();
    await page.unroute('**/api/reviews');
    await page.route('**/api/reviews', (route) => route.abort());
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(said(page, 'Failed to submit review')).toBeVisible();
    await page.unroute('**/api/reviews');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(entry(page, words)).toHaveCount(1);
  });

  test('is told where deleting fails, and the review stays', async ({ page, signIn }) => {
    await signIn();
    const words = ownWords('Hard to get rid of');
    await write(page.request, words);
    await page.goto('/reviews');
    await page.route('**/mine/delete', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(said(page, 'Your review could not be deleted. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expect(entry(page, words)).toHaveCount(1);
  });

  test('a session that ended leads to signing in again, back to the words', async ({
    page,
    signIn,
    context,
  }) => {
    const name = await signIn();
    await write(page.request, ownWords('Written long ago'));
    await page.goto('/reviews');
    await page.getByRole('button', { name: 'Edit' }).click();
    const words = ownWords('Changed after the session ended');
    await comment(page).fill(words);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'Sign in to submit' }).click();
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('What you were writing is still here.')).toBeVisible();
    await expect(comment(page)).toHaveValue(words);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(entry(page, words)).toHaveCount(1);
  });

  test('a part that does not come leaves the others', async ({ page, signIn, context }) => {
    const name = await signIn();
    const words = ownWords('Here although the count is not');
    await write(page.request, words);
    await context.clearCookies();
    await page.goto('/auth?next=%2Freviews');
    await page.route('**/api/reviews/summary', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(entry(page, words)).toHaveCount(1);
    await expect(yours(page)).toContainText(words);
    await page.unroute('**/api/reviews/summary');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/^from \d+ reviews?$/)).toBeVisible();
  });
});

test('a visitor’s draft is still there after signing in', async ({ page, signIn, context }) => {
  const name = await signIn();
  await context.clearCookies();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto('/reviews');
  const words = ownWords('Begun before signing in');
  await page.getByText('4 stars', { exact: true }).click({ force: true });
  await comment(page).fill(words);
  await expect(page.getByRole('button', { name: 'Submit Review' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to submit' }).click();
  expect(asked).not.toContain('/api/reviews/mine');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(comment(page)).toHaveValue(words);
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(entry(page, words)).toHaveCount(1);
});

test('what one was writing is not the next learner’s in the same tab', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/reviews');
  await comment(page).fill(ownWords('Nobody else’s business'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/reviews');
  await expect(page.getByRole('link', { name: 'Sign in to submit' })).toBeVisible();
  await expect(comment(page)).toHaveValue('');
});

test('who completed a module is marked', async ({ page, signIn }) => {
  await signIn();
  await submitCheck(page.request, 'what-is-truth');
  const words = ownWords('I went all the way through');
  await write(page.request, words);
  await page.goto('/reviews');
  await expect(entry(page, words)).toContainText('Completed a module');
  await expect(yours(page)).toContainText('Completed a module');
});

test('the summary is a list to a screen reader', async ({ page, signIn }) => {
  await signIn();
  await write(page.request, ownWords('One more for the count'));
  await page.goto('/reviews');
  const rows = page.getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toHaveText(/^5 stars: \d+ reviews?/);
  await expect(rows.last()).toHaveText(/^1 star: \d+ reviews?/);
});

test('markup in a review is text', async ({ page, signIn }) => {
  await signIn();
  const words = `<img src="x" onerror="window.broken = true"><b>bold</b> ${ownWords('It says')}`;
  await page.goto('/reviews');
  await comment(page).fill(words);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(entry(page, words)).toHaveCount(1);
  await page.reload();
  await expect(entry(page, words)).toHaveCount(1);
  await expect(yours(page)).toContainText(words);
  await expect(page.getByRole('main').locator('b, img')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

const ownStates: [name: string, prepare: (page: Page) => Promise<void>][] = [
  ['one’s own review', async () => {}],
  ['its edit form', (page) => page.getByRole('button', { name: 'Edit' }).click()],
  ['the question before deleting', (page) => page.getByRole('button', { name: 'Delete' }).click()],
];

for (const [name, prepare] of ownStates) {
  test(`${name} has no violations and stays within the page`, async ({ page, signIn }) => {
    await signIn();
    await submitCheck(page.request, 'what-is-truth');
    await write(page.request, `${'Unbroken'.repeat(30)}\n\n${ownWords('And on')}`, 3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of wideAndNarrow) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/reviews');
      await prepare(page);
      await expectAccessible(page);
    }
  });
}
