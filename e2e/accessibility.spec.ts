import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSound, wideAndNarrow } from './judged.ts';
import { submitLesson } from './quizzes.ts';
import { bringReviewsDue } from './records.ts';

type Reader = 'visitor' | 'free' | 'premium';

/** Every page, in the states that look different; practice and billing judge theirs where they are walked through. */
const pages: [path: string, reader: Reader, status?: number][] = [
  ['/', 'visitor'],
  ['/auth', 'visitor'],
  ['/auth?tab=register', 'visitor'],
  ['/reviews', 'visitor'],
  ['/nowhere', 'visitor', 404],
  ['/offline.html', 'visitor'],
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
  ['/scripture', 'free'],
  ['/scripture?ref=Psalm%2023', 'free'],
  ['/certificate/0000-0000-0000-0000-0000', 'visitor', 404],
  ['/practice', 'free'],
  ['/resources', 'free'],
  ['/resources?q=nothing-has-this-word', 'free'],
  ['/reviews', 'free'],
];

test.use({ allowedErrors: { patterns: [/status of 404/] } });

for (const [path, reader, status = 200] of pages) {
  test(`${path} as ${reader} has no violations, wide and narrow, light and dark`, async ({
    page,
    signIn,
  }) => {
    if (reader !== 'visitor') await signIn({ premium: reader === 'premium' });
    for (const width of wideAndNarrow) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectSound(page);
    }
  });
}

test('the sidebar sheet has no violations', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /sidebar|navigation|menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

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
const lesson = 'truth-and-the-way-things-are';

for (const [name, prepare] of states) {
  test(`${name} has no violations`, async ({ page, signIn }) => {
    await signIn();
    await prepare(page);
    await expectSound(page, { widths: wideAndNarrow });
  });
}

test('Daily review has no violations, asking and explaining', async ({ page, signIn }) => {
  const username = await signIn();
  await submitLesson(page.request, lesson);
  await bringReviewsDue(username);
  await page.goto('/daily-review');
  await expectSound(page);
  await page.getByRole('button', { name: /Start|Begin/ }).click();
  await expectSound(page);
  await page.getByRole('radio').or(page.getByRole('main').getByRole('textbox')).first().focus();
  await page.keyboard.press('Space');
  if (await page.getByRole('main').getByRole('textbox').count()) await page.keyboard.type('a rope');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText(/You will see it again/)).toBeVisible();
  await expectSound(page);
});
