import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { answerQuestion } from '../community/discussion.ts';
import { academyDatabase } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { otherLearner } from '../learners.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Notices' });

test('the bell tells of an answer, by keyboard on a phone too, and leads to it', async ({ page, signIn }) => {
  const name = await signIn();
  const naomi = await otherLearner();
  const asked = await page.request.post('/api/discussion/lesson/two-doors', {
    headers: { origin: process.env.ACADEMY_URL ?? '' },
    data: { text: 'Does the second door open from within?' },
  });
  const { id } = (await asked.json()) as { id: string };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Nothing new.');
  await expectAccessible(page, { widths: wideAndNarrow });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await answerQuestion(naomi, id, `It opens from within for ${name}, and the hinges are outside.`);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 new');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const told = panel(page).getByRole('link', { name: /^New: A new answer to a question you follow/ });
  await expect(told).toBeVisible();
  await expectAccessible(page, { widths: wideAndNarrow });
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await told.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/lesson/two-doors#lesson-discussion');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(`for ${name}, and the hinges are outside`)).toBeVisible();

  // Looked at, it is not new; and another device knows.
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await naomi.leave();
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test('a list that does not come says so, and comes with Retry', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/api/notices', (route) => route.abort());
    await page.goto('/dashboard');
    await bell(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/api/notices');
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(panel(page)).toContainText('Nothing new.');
  });
});

test('what is told by mail is chosen in the settings, and stays', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/settings#notices');
  const section = page.getByRole('region', { name: 'Notices' });
  const answers = section.getByRole('checkbox', { name: 'Answers to questions I follow' });
  await expect(answers).toBeChecked();
  await answers.focus();
  await page.keyboard.press('Space');
  await section.getByRole('checkbox', { name: 'Tuesday' }).check();
  await section.getByRole('checkbox', { name: 'Sunday' }).check();
  await expect
    .poll(async () => (await page.request.get('/api/notices/mail')).json())
    .toEqual({ answers: false, certificates: true, premium: true, reviewDays: [0, 2] });
  await expectAccessible(page, { part: '#notices', widths: wideAndNarrow });
  await page.reload();
  await expect(answers).not.toBeChecked();
  await expect(section.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
});

test('the link of a mail ends such mails when it is confirmed, not when it is opened', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const name = await signIn();
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Monday' }).check();
  const choices = async () => (await page.request.get('/api/notices/mail')).json();
  await expect.poll(choices).toMatchObject({ reviewDays: [1] });
  const token = `${name}${'x'.repeat(20)}`;
  const database = await academyDatabase();
  await database.run(
    `update notice_settings set unsubscribe_token = '${token}' where learner_id = (select id from learners where username = '${name}')`,
  );

  // Nobody is signed in where the mail is read.
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const mailed = await elsewhere.newPage();
  await mailed.goto(`/unsubscribe?token=${token}`);
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Stop these mails?');
  expect(await choices()).toMatchObject({ answers: true, reviewDays: [1] });
  await expectAccessible(mailed, { widths: wideAndNarrow });
  await mailed.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('No more of these mails');
  expect(await choices()).toEqual({ answers: false, certificates: false, premium: false, reviewDays: [] });
  await expectAccessible(mailed, { widths: wideAndNarrow });
  await elsewhere.close();
});
