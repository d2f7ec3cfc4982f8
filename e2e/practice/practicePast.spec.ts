import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { letPremiumRunOut } from '../learners.ts';
import { composer, kept, say, speeches, startTalk } from './conversations.ts';

const past = (page: Page) => page.getByRole('region', { name: 'Past conversations' });
const entries = (page: Page) => past(page).getByRole('listitem');

test('past conversations are found, read and gone on with', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const first = await startTalk(page.request, 'muslim');
  await say(page.request, first, 'Peace be with you.');
  const second = await startTalk(page.request, 'hindu');
  await page.request.post(`/api/practice/conversations/${second.id}/finish`, {
    data: {},
    headers: { origin: process.env.ACADEMY_URL ?? '' },
  });
  await page.goto('/practice?conversation=new');
  await page.getByRole('link', { name: 'Past conversations' }).click();
  await expect(page.getByRole('heading', { name: 'Past conversations' })).toBeFocused();
  await expect(
    page.getByText('Only you can read your conversations. You can delete them at any time.'),
  ).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText(/Hindu.*0 turns · Ended/s);
  await expect(entries(page).last()).toContainText(/Muslim.*1 turn · Open/s);
  await expect(entries(page).last()).toContainText(first.table?.title ?? '');

  await page.getByRole('link', { name: 'Muslim' }).click();
  await expect(speeches(page)).toHaveCount(3);
  await composer(page).fill('I am back.');
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(5);
  await page.goBack();
  await expect(entries(page).first()).toContainText(/Muslim.*2 turns · Open/s);
});

test('a reply that comes when one has gone back to the list shows in it', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await startTalk(page.request, 'muslim');
  await page.goto('/practice?view=past');
  await page.getByRole('link', { name: 'Muslim' }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/practice/message', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await composer(page).fill('I am back.');
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(2);
  await page.goBack();
  await expect(entries(page).first()).toContainText(/Muslim.*0 turns · Open/s);
  release();
  await expect(entries(page).first()).toContainText(/Muslim.*1 turn · Open/s);
});

test('one conversation is deleted, and then all', async ({ page, signIn }) => {
  await signIn({ premium: true });
  for (const worldview of ['muslim', 'hindu', 'secular'] as const) await startTalk(page.request, worldview);
  await page.goto('/practice?view=past');
  const asked = page.getByRole('button', { name: /^Delete the conversation with Hindu/ });
  await asked.click();
  await expect(
    page.getByRole('group', { name: 'Delete this conversation? This cannot be undone.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toBeFocused();
  await expect(entries(page)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Past conversations' })).toBeFocused();
  expect((await kept(page.request)).map(({ worldview }) => worldview)).toEqual(['secular', 'muslim']);

  await page.getByRole('button', { name: 'Delete all conversations' }).click();
  const question = page.getByRole('group', {
    name: 'Delete all your conversations? This cannot be undone.',
  });
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect(past(page)).toContainText('No conversations yet.');
  expect(await kept(page.request)).toEqual([]);
  await page.getByRole('link', { name: 'New Conversation' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText('Back to your conversation')).toHaveCount(0);
});

test('a deleted conversation is gone wherever it was known, its draft too', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const { id } = await startTalk(page.request);
  await page.goto('/practice');
  await composer(page).fill('Between us');
  await page.getByRole('button', { name: 'New Conversation' }).click();
  await page.getByRole('link', { name: 'Past conversations' }).click();
  await page.getByRole('button', { name: /^Delete the/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(past(page)).toContainText('No conversations yet.');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Between us');
  await page.goto(`/practice?conversation=${id}`);
  await expect(page.getByRole('heading', { name: 'There is no such conversation' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'New Conversation' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test('older conversations come a page at a time', async ({ page, signIn }) => {
  test.slow();
  await signIn({ premium: true });
  for (let i = 0; i < 22; i++) await startTalk(page.request, 'secular');
  await page.goto('/practice?view=past');
  await expect(entries(page)).toHaveCount(20);
  // After one is deleted the others can still be found, also by whoever comes back to the list.
  await page
    .getByRole('button', { name: /^Delete the/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Past conversations' })).toBeFocused();
  await entries(page).first().getByRole('link').click();
  await expect(speeches(page)).toHaveCount(1);
  await page.goBack();
  const more = page.getByRole('button', { name: 'Show more conversations' });
  await more.click();
  await expect(entries(page)).toHaveCount(21);
  await expect(entries(page).nth(20).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('when premium has run out one finds and deletes what was said', async ({ page, signIn }) => {
  const username = await signIn({ premium: true });
  for (const worldview of ['muslim', 'hindu', 'secular'] as const) await startTalk(page.request, worldview);
  await letPremiumRunOut(username);
  await page.goto('/practice');
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await page.getByRole('link', { name: 'Past conversations' }).click();
  await expect(page.getByRole('heading', { name: 'Past conversations' })).toBeFocused();
  await expect(entries(page)).toHaveCount(3);
  // They are locked like the rest: nothing leads into them.
  await expect(entries(page).getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete the conversation with Hindu/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(entries(page)).toHaveCount(2);
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete all conversations' }).click();
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(past(page)).toContainText('No conversations yet.');
  await expect(page.getByRole('heading', { name: 'Past conversations' })).toBeFocused();
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'Practice tips' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Past conversations' })).toHaveCount(0);
});

test.describe('an address that leads nowhere', () => {
  test.use({ allowedErrors: { patterns: [/status of 404/] } });

  test('is told kindly', async ({ page, signIn }) => {
    await signIn({ premium: true });
    for (const id of [crypto.randomUUID(), 'mine']) {
      await page.goto(`/practice?conversation=${id}`);
      await expect(page.getByRole('heading', { name: 'There is no such conversation' })).toBeVisible();
    }
  });
});

test.describe('what goes wrong', () => {
  test.use({ allowedErrors: { patterns: [/ERR_FAILED/] } });

  test('is told, and nothing is gone', async ({ page, signIn }) => {
    await signIn({ premium: true });
    await startTalk(page.request);
    await page.goto('/practice?view=past');
    await page.route('**/delete', (route) => route.abort());
    await page.getByRole('button', { name: /^Delete the/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('It could not be deleted. Please try again.').first()).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
  });
});
