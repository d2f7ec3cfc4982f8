import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { academyDatabase } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { stubVoice } from './voice.ts';

/** A recording of nothing, as long as it is told. */
function silence(seconds: number): Buffer {
  const rate = 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + seconds * rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * rate, 128)]);
}

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
  await page.addInitScript(() => {
    const keys: Record<string, unknown> = {};
    Object.assign(window, { keys });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      keys[action] = handler;
    };
  });
  const press = (key: string) =>
    page.evaluate((name) => (Reflect.get(window, 'keys') as Record<string, () => void>)[name]?.(), key);
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
  await press('pause');
  const count = (await voice.said()).length;
  await bar(page).getByRole('button', { name: 'Previous sentence' }).click();
  await press('play');
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

test.describe('a recording', () => {
  test.use({ allowedErrors: { patterns: [/404 .*lesson\.wav/] } });

  test('a lesson that somebody has read aloud is played, with the same controls and without a voice', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await stubVoice(page, []);
    const database = await academyDatabase();
    const id = 'stories-that-do-not-explain';
    await database.run(`update lessons set audio = '/audio/lesson.wav' where id = '${id}'`);
    await page.route('/audio/lesson.wav', (route) =>
      route.fulfill({ contentType: 'audio/wav', body: silence(2) }),
    );
    await page.goto(`/lesson/${id}`);
    await tools(page).getByRole('button', { name: 'Listen' }).click();
    await expect(tools(page).getByLabel('Voice')).toBeHidden();
    await tools(page).getByLabel('Speed').selectOption('2 ×');
    const next = page.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name: /^Next/ });
    const href = (await next.getAttribute('href')) ?? '';
    await tools(page).getByRole('button', { name: 'Listen to the lesson' }).click();
    await bar(page).getByRole('button', { name: 'Pause' }).click();
    await bar(page).getByRole('button', { name: 'Back by 15 seconds' }).click();
    await bar(page).getByRole('button', { name: 'Go on' }).click();
    // At its end it goes on.
    await page.waitForURL(new RegExp(`${href}#lesson-tool-listen$`));

    await page.route('/audio/lesson.wav', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/lesson/${id}#lesson-tool-listen`);
    await tools(page).getByRole('button', { name: 'Listen to the lesson' }).click();
    await expect(tools(page).getByRole('alert')).toHaveText(/recording could not be played/);
  });
});

test('a browser without a voice says so', async ({ page, signIn }) => {
  await signIn();
  await stubVoice(page, []);
  await page.goto(lesson);
  await tools(page).getByRole('button', { name: 'Listen' }).click();
  await expect(tools(page)).toContainText('This browser has no English voice to read with.');
});
