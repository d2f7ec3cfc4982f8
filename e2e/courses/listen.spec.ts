import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { stubVoice } from './voice.ts';

const lesson = '/lesson/truth-and-the-way-things-are';
const tools = (page: Page) => page.getByRole('region', { name: 'Study tools' });
const bar = (page: Page) => page.getByRole('region', { name: 'Reading aloud' });
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('listening') ?? [])].map(String).join('').trim());

test('a lesson is read sentence by sentence, marked as it is read, and goes on with the next lesson', async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const voice = await stubVoice(page, ['Ruth', 'Naomi']);
  await page.goto(lesson);
  await tools(page).getByRole('button', { name: 'Listen' }).click();
  await tools(page).getByLabel('Voice').selectOption('Naomi');
  await tools(page).getByRole('button', { name: 'Listen to the lesson' }).click();
  await expect.poll(voice.said).toEqual(['Truth and the Way Things Are']);
  await expect.poll(() => marked(page)).toBe('Truth and the Way Things Are');
  await voice.finish(2);
  const [, first, second] = await voice.said();
  const text = (await page.locator('#lesson-text').textContent()) ?? '';
  expect(text.replace(/\s+/g, ' ')).toContain(first);
  await expect.poll(() => marked(page)).toContain(second?.slice(0, 20));
  await expectAccessible(page, { widths: wideAndNarrow });

  // Further on the page has come along.
  await voice.finish(25);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [range] = (CSS.highlights.get('listening') ?? []) as Iterable<Range>;
        const { top, bottom } = range?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return top > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  const count = (await voice.said()).length;
  await bar(page).getByRole('button', { name: 'Previous sentence' }).click();
  await bar(page).getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await voice.said()).length).toBe(count + 1);
  const again = await voice.said();
  expect(again.at(-1)).toBe(again.at(-3));

  // Another tab that speaks has the word.
  const other = await context.newPage();
  await stubVoice(other);
  await other.goto(lesson);
  await tools(other).getByRole('button', { name: 'Listen' }).click();
  await tools(other).getByRole('button', { name: 'Listen to the lesson' }).click();
  await expect(bar(page).getByRole('button', { name: 'Go on' })).toBeVisible();
  await other.close();

  await bar(page).getByRole('button', { name: 'Go on' }).click();
  await page.evaluate(async () => {
    const { finish } = window as unknown as { finish: () => void };
    while (location.pathname.endsWith('truth-and-the-way-things-are')) {
      finish();
      await new Promise((next) => setTimeout(next, 5));
    }
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What We Know Without Proof');
  await expect.poll(async () => (await voice.said()).at(-1)).toBe('What We Know Without Proof');
  await bar(page).getByRole('button', { name: 'Stop reading aloud' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await marked(page)).toBe('');
});

test('references are said in words, and every word of a lesson is said', async ({ page, signIn }) => {
  await signIn();
  const voice = await stubVoice(page);
  await page.goto('/lesson/true-for-you');
  await tools(page).getByRole('button', { name: 'Listen' }).click();
  await tools(page).getByLabel('Go on with the next lesson').uncheck();
  await tools(page).getByRole('button', { name: 'Listen to the lesson' }).click();
  await expect(bar(page)).toBeVisible();
  await page.evaluate(async () => {
    const { finish } = window as unknown as { finish: () => void };
    while (document.querySelector('[aria-label="Reading aloud"]')) {
      finish();
      await new Promise((next) => setTimeout(next, 5));
    }
  });
  const spoken = (await voice.said()).join(' ');
  const blocks = await page.locator('#lesson-text > *').allTextContents();
  const words = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
  const said = new Set(words(spoken));
  expect(words(blocks.join(' ')).filter((word) => !said.has(word))).toEqual([]);
  const references = await page.locator('#lesson-text a[href^="/scripture"]').allTextContents();
  expect(references.length).toBeGreaterThan(0);
  expect(spoken).not.toMatch(/\d:\d/);
  expect(spoken).toMatch(/chapter [a-z-]+, verses? [a-z-]+/);
});

test('a browser without a voice says so', async ({ page, signIn }) => {
  await signIn();
  await stubVoice(page, []);
  await page.goto(lesson);
  await tools(page).getByRole('button', { name: 'Listen' }).click();
  await expect(tools(page)).toContainText('This browser has no English voice to read with.');
});
