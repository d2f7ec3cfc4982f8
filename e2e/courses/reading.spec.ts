import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const lesson = '/lesson/true-for-you';
const text = (page: Page) => page.locator('#lesson-text');
const stopped = (page: Page) => page.getByRole('region', { name: 'Where you stopped' });
const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/place'));

/** Reads on until a paragraph stands at the top of the window, as far as a phone's bar leaves it. */
const readTo = (page: Page, block: number) =>
  page.evaluate((index) => {
    const element = document.querySelector(`#lesson-text > :nth-child(${index + 1})`);
    scrollBy(0, (element?.getBoundingClientRect().top ?? 0) - 90);
  }, block);

test('a place on a phone is the place on a desk: the dashboard says where, and leads there', async ({
  page,
  context,
  browser,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const started = page.waitForResponse((response) => response.url().endsWith('/start'));
  const watched = page.waitForResponse((response) => /\/place\.\w+\.js$/.test(response.url()));
  await page.goto(lesson);
  await started;
  await page.mouse.wheel(0, 300);
  await watched;
  const second = text(page).getByRole('heading', { level: 2 }).nth(1);
  const heading = (await second.textContent()) ?? '';
  const block = await second.evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one) + 1);
  await expect(async () => {
    await readTo(page, block);
    const response = saved(page);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect((await response).request().postDataJSON()).toMatchObject({ block });
  }).toPass();

  const desk = await browser.newContext({
    storageState: await context.storageState(),
    serviceWorkers: 'block',
  });
  const other = await desk.newPage();
  await other.goto(`${process.env.ACADEMY_URL}/dashboard`);
  const resume = other.getByRole('region', { name: 'True for You' });
  await expect(resume.getByText(`You stopped at “${heading}”`)).toBeVisible();
  await resume.getByRole('link', { name: 'Continue' }).click();
  const paragraph = text(other).locator(`> :nth-child(${block + 1})`);
  await expect(stopped(other)).toContainText('You are where you stopped reading.');
  await expect(paragraph).toBeInViewport();
  await expect(paragraph).toBeFocused();
  expect(new URL(other.url()).hash).toBe('');
  await expectAccessible(other, { part: '[aria-label="Where you stopped"]', widths: wideAndNarrow });
  await stopped(other).getByRole('button', { name: 'Back to the beginning' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(stopped(other)).toBeHidden();

  // Who comes by another way is asked, and not moved.
  await other.goto('about:blank');
  await other.goto(`${process.env.ACADEMY_URL}${lesson}#further-reading`);
  await expect(stopped(other)).toContainText('You have read a part of this.');
  await expect(other.getByRole('heading', { name: 'Further reading' })).toBeInViewport();
  await stopped(other).getByRole('button', { name: 'Go on where you stopped' }).click();
  await expect(paragraph).toBeInViewport();
  await desk.close();
});

test.describe('the look of a text', () => {
  test.use({ allowedErrors: { patterns: [/net::ERR_FAILED/] } });

  test('how a text is set is chosen beside it, holds from the first paint on, and fetches a face when it is chosen', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const faces: string[] = [];
    page.on('request', (request) => {
      if (/atkinson|opendyslexic/.test(request.url())) faces.push(request.url());
    });
    await page.goto(lesson);
    const paragraph = text(page).locator('> p').first();
    const styleOf = () =>
      paragraph.evaluate((one) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(one);
        const width = one.getBoundingClientRect().width;
        return {
          family: fontFamily,
          leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
          width,
        };
      });
    const before = await styleOf();
    const tools = page.getByRole('region', { name: 'Study tools' });
    await tools.getByRole('button', { name: 'Reading' }).click();
    await tools.getByRole('group', { name: 'Line spacing' }).getByLabel('Widest').check();
    await tools.getByRole('group', { name: 'Width of the text' }).getByLabel('Narrow').check();
    expect(faces).toEqual([]);
    await tools.getByRole('group', { name: 'Typeface' }).getByLabel('OpenDyslexic').check();
    const after = await styleOf();
    expect(after.family).toMatch(/^"?Dyslexic/);
    expect(after.leading).toBeGreaterThan(before.leading * 1.3);
    expect(after.width).toBeLessThan(before.width * 0.9);
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
      );
    await expect.poll(loaded).toContain('Dyslexic');
    expect(faces.join()).toContain('opendyslexic');
    await expectAccessible(page, { part: '[aria-label="Study tools"]', widths: wideAndNarrow });
    await page.setViewportSize({ width: 1280, height: 900 });

    // With nothing but the document and what stands in its head.
    await page.route(/\/r\/.*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(paragraph).toBeVisible();
    expect(await styleOf()).toMatchObject({ leading: after.leading, width: after.width });
  });
});
