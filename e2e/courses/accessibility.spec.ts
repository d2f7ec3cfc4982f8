import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { testAccessibility } from '../accessiblePages.ts';
import { expect, test } from '../fixtures.ts';
import { passCheck, submitLesson } from '../quizzes.ts';
import { bringReviewsDue } from './seed.ts';

testAccessibility([
  ['/dashboard', 'free'],
  ['/apologetics', 'free'],
  ['/theology', 'free'],
  ['/theology', 'premium'],
  ['/hermeneutics', 'free'],
  ['/bible-study', 'free'],
  ['/religions', 'free'],
  ['/religions?tab=judaism', 'free'],
  ['/module/what-is-truth', 'free'],
  ['/module/goodness-and-god', 'free'],
  ['/module/no-such-module', 'free', 404],
  ['/lesson/truth-and-the-way-things-are', 'free'],
  ['/lesson/one-god-three-persons', 'free'],
  ['/lesson/no-such-lesson', 'free', 404],
  ['/daily-review', 'free'],
  ['/certificate/0000-0000-0000-0000-0000', 'visitor', 404],
]);

const lesson = 'truth-and-the-way-things-are';

/** States that a page comes into as it is used. */
const states: [name: string, prepare: (page: Page) => Promise<void>][] = [
  [
    'a result with its reasons',
    async (page) => {
      await submitLesson(page.request, lesson);
      await page.goto(`/lesson/${lesson}`);
      await page.getByText('Show answers').click();
    },
  ],
  [
    'a finished module',
    async (page) => {
      await passCheck(page.request, 'what-is-truth');
      await page.goto('/module/what-is-truth');
      await expect(page.getByText('“What Is Truth?” is finished')).toBeVisible();
    },
  ],
  [
    'a retry',
    async (page) => {
      await submitLesson(page.request, lesson);
      await page.goto(`/lesson/${lesson}`);
      await page.getByRole('button', { name: 'Try again' }).click();
    },
  ],
  [
    'a dashboard under way',
    async (page) => {
      await submitLesson(page.request, lesson);
      await page.goto('/dashboard');
    },
  ],
];
for (const [name, prepare] of states) {
  test(`${name} has no violations`, async ({ page, signIn }) => {
    await signIn();
    await prepare(page);
    await expectAccessible(page, { widths: wideAndNarrow });
  });
}

test('Daily review has no violations, asking and explaining', async ({ page, signIn }) => {
  const username = await signIn();
  await submitLesson(page.request, lesson);
  await bringReviewsDue(username);
  await page.goto('/daily-review');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Start|Begin/ }).click();
  await expectAccessible(page);
  await page.getByRole('radio').or(page.getByRole('main').getByRole('textbox')).first().focus();
  await page.keyboard.press('Space');
  if (await page.getByRole('main').getByRole('textbox').count()) await page.keyboard.type('a rope');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText(/You will see it again/)).toBeVisible();
  await expectAccessible(page);
});
