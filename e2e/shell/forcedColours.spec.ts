import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { startTalk } from '../practice/conversations.ts';

const background = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
const border = (one: Locator) => one.evaluate((element) => getComputedStyle(element).borderTopStyle);

test('in colours of the reader’s own bars, buttons, fields and what is current are still told', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await startTalk(page.request);
  await page.goto('/practice');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeVisible();
  expect(await border(send)).toBe('solid');
  expect(await border(page.locator('.rt-TextAreaRoot'))).toBe('solid');
  const sidebar = page.getByRole('navigation', { name: 'Academy' });
  const selected = await background(sidebar.getByRole('link', { name: 'AI Discussion Practice' }));
  expect(await background(sidebar.getByRole('link', { name: 'Dashboard' }))).not.toBe(selected);
  const track = page.getByText('Your partner is').locator('span').first();
  expect(await background(track.locator('span'))).toBe(selected);
  const bar = page.getByRole('progressbar', { name: 'Overall progress' });
  expect(await border(bar)).toBe('solid');
  expect(await background(bar.locator('> *'))).toBe(selected);

  await page.goto('/religions?tab=hinduism');
  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await background(tab('Hinduism'))).toBe(selected);
  expect(await background(tab('Islam'))).not.toBe(selected);

  await page.goto('/lesson/truth-and-the-way-things-are');
  const step = (name: string) => page.getByRole('button', { name });
  await page.getByRole('radio').first().check();
  await expect(step('Question 1, answered')).toBeVisible();
  expect(await background(step('Question 1, answered'))).not.toBe(await background(step('Question 2, open')));
});
