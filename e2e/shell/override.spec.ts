import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, said } from '../academy.ts';
import { cloneOfSources, edit } from '../clone.ts';
import { programOf, root } from '../command.ts';
import { comment } from '../community/reviews.ts';
import { test as base, expect } from '../fixtures.ts';

const source = 'mfe-community/src/pages/Reviews.tsx';
const banner = (page: Page) => page.getByRole('complementary', { name: 'Running from elsewhere' });

interface DevServer {
  /** Where the remote is served. */
  url: string;
  clone: string;
}

const test = base.extend<{ clone: string; server: DevServer }>({
  clone: cloneOfSources,
  // As `pnpm dev community --against` starts it.
  server: async ({ clone, baseURL }, use) => {
    const port = await freePort();
    const args = [...programOf('dev'), 'community', '--against', baseURL ?? ''];
    const env = { ...process.env, DEV_PORT: String(port) };
    const child = spawn(process.execPath, args, { cwd: clone, env });
    const url = `http://localhost:${port}`;
    await said(child, `${baseURL}/resources?app.community=${url}`);
    await use({ url, clone });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  },
});

test('a page of a remote is changed under the typing hand', async ({ page, context, signIn, server }) => {
  test.setTimeout(180_000);
  const before = await readFile(path.join(root, source), 'utf8');
  await signIn();
  await page.goto(`/reviews?app.community=${server.url}`);
  await expect(banner(page)).toContainText(`This tab runs community from ${server.url}.`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Reviews');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await comment(page).fill('Typed before the change.');
  await edit(server.clone, source, ['title="Reviews"', 'title="What Learners Say"']);
  await expect(heading).toHaveText('What Learners Say');
  await expect(comment(page)).toHaveValue('Typed before the change.');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // Nobody's sources were touched but the clone's.
  expect(await readFile(path.join(root, source), 'utf8')).toBe(before);

  // The tab keeps it, whatever address it goes to.
  await page.goto('/reviews');
  await expect(heading).toHaveText('What Learners Say');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Resource Library' }).click();
  await expect(page).toHaveURL('/resources');
  await page.reload();
  await expect(page).toHaveURL(`/resources?app.community=${encodeURIComponent(server.url)}`);
  await expect(banner(page)).toBeVisible();
  // Another tab of the same browser has what was shipped.
  const other = await context.newPage();
  await other.goto('/reviews');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Reviews');
  await expect(banner(other)).toHaveCount(0);

  await page.goto('/reviews');
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading).toHaveText('Reviews');
  await expect(page).toHaveURL('/reviews');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText('Reviews');
});

test.describe('a development server that is down', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /localhost:9/] } });

  test('is that remote’s own error card, and the rest goes on', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/resources?app.community=http://localhost:9');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Resource Library could not be loaded',
    );
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});
