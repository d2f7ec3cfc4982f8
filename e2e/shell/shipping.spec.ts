import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Academy } from '../academy.ts';
import { root, runCommand } from '../command.ts';
import { expect } from '../fixtures.ts';
import { testsWithOwnAcademy } from '../ownAcademy.ts';

const source = path.join(root, 'mfe-courses/src/pages/Dashboard.tsx');

// What is shipped here is shipped for everyone who visits the academy.
const test = testsWithOwnAcademy();

const cli = (academy: Academy, command: string, ...args: string[]) =>
  runCommand(command, args, { GATEWAY_URL: academy.url, DATA_DIR: academy.dataDir });

let written = '';
test.beforeAll(async () => {
  written = await readFile(source, 'utf8');
});
test.afterAll(async () => {
  await writeFile(source, written);
  await runCommand('build', []);
});

test('a team ships and rolls back alone, and an open tab goes on', async ({
  academy,
  page,
  context,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const versions = async () => (await cli(academy, 'releases')).match(/^\w+$|● \w+/gm);
  const before = await versions();

  expect(written).toContain('Welcome Back');
  await writeFile(source, written.replace('Welcome Back', 'Welcome Back, Reader'));
  await cli(academy, 'ship', 'courses');

  const fresh = await context.newPage();
  await fresh.goto('/dashboard');
  await expect(fresh.getByRole('heading', { name: 'Welcome Back, Reader' })).toBeVisible();
  // The tab from before takes a page it never opened from the version it began with.
  const chunk = page.waitForResponse((response) => response.url().includes('/page-hermeneutics'));
  await page.getByRole('link', { name: 'Biblical Hermeneutics' }).click();
  expect((await chunk).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Biblical Hermeneutics' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back', exact: true })).toBeVisible();

  await cli(academy, 'rollback', 'courses');
  await fresh.reload();
  await expect(fresh.getByRole('heading', { name: 'Welcome Back', exact: true })).toBeVisible();
  expect(await versions()).toEqual(before);
});
