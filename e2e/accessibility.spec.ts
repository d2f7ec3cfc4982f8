import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { submitLesson } from './quizzes.ts';
import { bringReviewsDue } from './time.ts';

type Reader = 'visitor' | 'free' | 'premium';

/** Every page, in the states that look different. */
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
  ['/practice', 'premium'],
  ['/subscription', 'free'],
  ['/subscription', 'premium'],
  ['/resources', 'free'],
  ['/resources?q=nothing-has-this-word', 'free'],
  ['/reviews', 'free'],
];

async function violations(page: Page, theme = 'light'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // The theme changes colours and nothing else.
  const { violations: found } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Changes the theme and waits for the change to be over: colours are judged at rest. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(chosen);
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);
}

test.use({ allowedErrors: { patterns: [/status of 404/] } });

for (const [path, reader, status = 200] of pages) {
  test(`${path} as ${reader} has no violations, wide and narrow, light and dark`, async ({
    page,
    signIn,
  }) => {
    if (reader !== 'visitor') await signIn({ premium: reader === 'premium' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      for (const theme of ['light', 'dark']) {
        await show(page, theme);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await violations(page, theme), `${path} ${width} ${theme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} ${width}: nothing reaches past the edge`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the sidebar sheet has no violations', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /sidebar|navigation|menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
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
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark']) {
        await show(page, theme);
        expect(await violations(page, theme), `${width} ${theme}`).toEqual([]);
      }
    }
  });
}

test('Daily review has no violations, asking and explaining', async ({ page, signIn }) => {
  const username = await signIn();
  await submitLesson(page.request, lesson);
  bringReviewsDue(username);
  await page.goto('/daily-review');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Start|Begin/ }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio').or(page.getByRole('main').getByRole('textbox')).first().focus();
  await page.keyboard.press('Space');
  if (await page.getByRole('main').getByRole('textbox').count()) await page.keyboard.type('a rope');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText(/You will see it again/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
