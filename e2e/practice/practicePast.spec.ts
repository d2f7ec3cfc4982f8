import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { composer, say, speeches, startTalk } from './conversations.ts';

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
