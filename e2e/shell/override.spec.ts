import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, said } from '../academy.ts';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { cloneOfSources, edit } from '../clone.ts';
import { programOf, root } from '../command.ts';
import { comment } from '../community/reviews.ts';
import { test as base, expect } from '../fixtures.ts';

const source = 'mfe-community/src/pages/Reviews.tsx';
const banner = (page: Page) => page.getByRole('complementary', { name: 'Running from elsewhere' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What is built before it shows, on a machine that does other things too. */
const built = { timeout: 60_000 };
/** Waits for a page of the development server. What comes too late for the shell's patience is asked for again, as its card offers. */
async function comes(page: Page, title: string): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(heading(page)).toHaveText(title, { timeout: 10_000 });
  }).toPass(built);
}

// React's development build says so of the shell's own code, where a page is opened before it is there.
const suspended = /called use\(\) to suspend in a previous render/;

interface DevServer {
  /** Where its sources are. */
  clone: string;
}

const test = base.extend<{
  clone: string;
  /** Runs `pnpm dev` in the clone until the test ends. @param words what it says once it is ready */
  dev: (args: string[], env: Record<string, string>, words: string) => Promise<DevServer>;
}>({
  clone: cloneOfSources,
  dev: async ({ clone, page }, use) => {
    const stops: (() => Promise<unknown>)[] = [];
    await use(async (args, env, words) => {
      const child = spawn(process.execPath, [...programOf('dev'), 'community', ...args], {
        cwd: clone,
        env: { ...process.env, ...env },
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      stops.push(() => {
        child.kill('SIGTERM');
        return ended;
      });
      await said(child, words);
      return { clone };
    });
    // An open page looks for the server it was changed by, and says so when that has gone.
    await page.close();
    for (const stop of stops) await stop();
  },
});

test.use({ allowedErrors: { patterns: [suspended] } });

/** Changes the open page of reviews while a field on it holds what was typed. */
async function editUnderTyping(page: Page, { clone }: DevServer): Promise<void> {
  const before = await readFile(path.join(root, source), 'utf8');
  await comes(page, 'Reviews');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page', built);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await comment(page).fill('Typed before the change.');
  const field = await comment(page).elementHandle();
  await edit(clone, source, ['title="Reviews"', 'title="What Learners Say"']);
  await expect(heading(page)).toHaveText('What Learners Say', built);
  // The very field it was typed into, and still at hand.
  await expect(comment(page)).toHaveValue('Typed before the change.');
  await expect(comment(page)).toBeFocused();
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // Nobody's sources were touched but the clone's.
  expect(await readFile(path.join(root, source), 'utf8')).toBe(before);
}

test.describe('a development server that is down at first', () => {
  test.use({ allowedErrors: { patterns: [suspended, /Failed to load resource/] } });

  test('a remote from one’s own machine, once its server is up, is changed under the typing hand, in that tab alone until Reset', async ({
    page,
    context,
    signIn,
    baseURL,
    dev,
  }) => {
    test.setTimeout(180_000);
    const port = String(await freePort());
    const address = `http://localhost:${port}`;
    await signIn();
    await page.goto(`/resources?app.community=${address}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Resource Library could not be loaded',
    );
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page, { widths: wideAndNarrow });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

    await page.getByRole('link', { name: 'Resource Library' }).click();
    const server = await dev(
      ['--against', baseURL ?? ''],
      { DEV_PORT: port },
      `${baseURL}/resources?app.community=${address}`,
    );
    await comes(page, 'Resource Library');
    await expect(banner(page)).toBeVisible();

    await page.goto(`/reviews?app.community=${address}`);
    await expect(banner(page)).toContainText(`This tab runs community from ${address}.`);
    await editUnderTyping(page, server);

    // The tab keeps it, whatever address it goes to.
    await page.goto('/reviews');
    await comes(page, 'What Learners Say');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Resource Library' }).click();
    await expect(page).toHaveURL('/resources');
    // As happens where somebody signs in under another name.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page).toHaveURL(`/resources?app.community=${encodeURIComponent(address)}`);
    await expect(banner(page)).toBeVisible();
    // Another tab of the same browser has what was shipped.
    const other = await context.newPage();
    await other.goto('/reviews');
    await expect(heading(other)).toHaveText('Reviews');
    await expect(banner(other)).toHaveCount(0);

    await page.goto('/reviews');
    await banner(page).getByRole('button', { name: 'Reset' }).click();
    await expect(heading(page)).toHaveText('Reviews');
    await expect(page).toHaveURL('/reviews');
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Reviews');
  });
});

test('a remote with an academy of its own is changed under the typing hand', async ({ page, dev }) => {
  test.setTimeout(300_000);
  const port = String(await freePort());
  // Its data goes with the clone.
  const env = { PORT: port, DEV_PORT: String(await freePort()), DATA_DIR: '.data/dev' };
  const server = await dev([], env, 'in the page as you save');
  await page.goto(`http://localhost:${port}/reviews`);
  await editUnderTyping(page, server);
});
