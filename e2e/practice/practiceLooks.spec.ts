import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { composer, log, panel, say, speeches, startTalk } from './conversations.ts';

/** The room in the states that look different. */
const states: [name: string, prepare: (page: Page) => Promise<void>][] = [
  [
    'the choice',
    async (page) => {
      await page.goto('/practice?conversation=new');
      await page.getByRole('radio').first().check();
    },
  ],
  [
    'a conversation with help',
    async (page) => {
      await page.goto('/practice');
      await page.getByRole('button', { name: 'Help me reply' }).click();
      await expect(page.getByText('You might begin with')).toBeVisible();
    },
  ],
  [
    'a conversation with choices',
    async (page) => {
      await page.goto('/practice');
      await expect(page.getByRole('list', { name: 'Choose what you mean' })).toBeVisible();
      const fold = page.getByRole('button', { name: 'The objection in full' });
      if (await fold.isVisible()) await fold.click();
    },
  ],
  [
    'the look back',
    async (page) => {
      await page.goto('/practice?view=past');
      await page.getByRole('link', { name: 'Hindu' }).click();
      await expect(page.getByRole('heading', { name: 'Five things to look for' })).toBeVisible();
    },
  ],
  [
    'past conversations',
    async (page) => {
      await page.goto('/practice?view=past');
      await page
        .getByRole('button', { name: /^Delete the/ })
        .first()
        .click();
    },
  ],
];

/** One conversation that is over, and one in which choices are offered. */
async function converse(page: Page): Promise<void> {
  const over = await startTalk(page.request, 'hindu');
  await say(page.request, over, 'Why do you think so? Thank you for asking me.');
  await say(page.request, over, `You are evil. ${'Unbroken'.repeat(40)}`);
  await page.request.post(`/api/practice/conversations/${over.id}/finish`, {
    data: {},
    headers: { origin: process.env.ACADEMY_URL ?? '' },
  });
  const open = await startTalk(page.request);
  await say(page.request, open, 'Qwerty asdf zxcv.');
  await say(page.request, open, 'Zxcv qwerty asdf.');
}

test('the room has no violations and stays within the page, in the states that look different', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn({ premium: true });
  await converse(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, prepare] of states) {
    await test.step(name, async () => {
      for (const width of wideAndNarrow) {
        await page.setViewportSize({ width, height: 900 });
        await prepare(page);
        await expectAccessible(page);
      }
    });
  }
});

test('on a phone the objection folds, and the panel stands above the keyboard', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practice');
  const bar = page.getByRole('navigation', { name: 'Main places' });
  await expect(bar).toBeVisible();
  const [top, foot, room] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    bar.boundingBox(),
    panel(page).boundingBox(),
  ]);
  expect(room?.y, 'the panel begins below the top bar').toBe(top?.height);
  expect((room?.y ?? 0) + (room?.height ?? 0), 'and ends above the bar at the foot').toBe(foot?.y);
  const claim = page.getByText(talk.table?.claim ?? '', { exact: true });
  await expect(claim).toBeHidden();
  const fold = page.getByRole('button', { name: 'The objection in full' });
  await fold.click();
  await expect(claim).toBeVisible();
  await fold.click();
  expect((await log(page).boundingBox())?.height).toBeGreaterThan(300);

  await composer(page).focus();
  await page.setViewportSize({ width: 390, height: 460 });
  await expect(log(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Help me reply' })).toBeInViewport({ ratio: 1 });
});

test('on a phone help is a sheet over the conversation, whose passages a finger can press', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true });
  await startTalk(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practice');
  const button = page.getByRole('button', { name: 'Help me reply' });
  const help = page.getByRole('region', { name: 'Help with your reply' });
  await button.click();
  await expect(help).toBeFocused();
  const passages = help.locator('a[href^="/scripture"]');
  await expect(passages.first()).toBeVisible();
  for (const passage of await passages.all()) {
    const lines = await passage.evaluate((link) => [...link.getClientRects()].map(({ height }) => height));
    expect(Math.min(...lines)).toBeGreaterThanOrEqual(24);
  }
  await expect(log(page)).toBeInViewport({ ratio: 0.2 });
  await help.getByRole('button', { name: 'Close the help' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(195, 150);
  await expect(help).toHaveCount(0);
  await button.click();
  await help.getByRole('listitem').first().getByRole('button').click();
  await expect(composer(page)).not.toHaveValue('');
  await expect(help).toHaveCount(0);
});

test('at a desk the panel is 600 pixels high and shows the whole objection', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const { table } = await startTalk(page.request);
  await page.goto('/practice');
  expect((await panel(page).boundingBox())?.height).toBe(600);
  await expect(panel(page).getByText(table?.claim ?? '', { exact: true })).toBeVisible();
  await expect(panel(page).getByText(table?.source.title ?? '')).toBeVisible();
  await expect(panel(page).getByText('Your partner is quite sure.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'The objection in full' })).toBeHidden();
});

test('the newest words are in view, a long reply from its beginning', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await startTalk(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practice');
  const top = async (place: number) =>
    ((await speeches(page).nth(place).boundingBox())?.y ?? 0) - ((await log(page).boundingBox())?.y ?? 0);
  await expect.poll(() => top(0), 'the greeting from its beginning').toBeGreaterThanOrEqual(0);
  await composer(page).fill('Why do you think so? '.repeat(20));
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(3);
  await expect.poll(() => top(2)).toBeLessThan(300);
  expect(await top(2)).toBeGreaterThanOrEqual(0);
});

test('nothing jumps between the first sight of the room and its end', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await converse(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/practice', '/practice?conversation=new']) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Practice tips' })).toBeAttached();
      const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, one) => sum + one, 0),
        `${address} ${width}`,
      ).toBeLessThan(0.02);
    }
  }
});
