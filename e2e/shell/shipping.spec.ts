import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runCommand } from '../command.ts';
import { expect } from '../fixtures.ts';
import { testsWithOwnAcademy } from '../ownAcademy.ts';

/** What builds write, perhaps at this moment. */
const isBuilt = /\/(dist|lazy|\.wrangler|\.\w+\.\d+(\.part)?)$/;

// What is shipped here is shipped for everyone who visits the academy.
const test = testsWithOwnAcademy().extend<{ clone: string }>({
  // A team changes its sources where nobody else starts an academy from them.
  clone: async ({}, use) => {
    const clone = await mkdtemp(path.join(tmpdir(), 'apologia-clone-'));
    for (const name of ['package.json', 'pnpm-lock.yaml', 'db', 'gateway', 'mfe-courses', 'shell']) {
      await cp(path.join(root, name), path.join(clone, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !isBuilt.test(file),
      });
    }
    await symlink(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
    await use(clone);
    await rm(clone, { recursive: true });
  },
});

test('a team ships and rolls back alone, and an open tab goes on', async ({
  academy,
  page,
  context,
  signIn,
  clone,
}) => {
  test.setTimeout(120_000);
  const cli = (command: string, ...args: string[]) =>
    runCommand(command, args, { GATEWAY_URL: academy.url, DATA_DIR: academy.dataDir }, clone);
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const versions = async () => (await cli('releases')).match(/^\w+$|● \w+/gm);
  const before = await versions();

  const source = path.join(clone, 'mfe-courses/src/pages/Dashboard.tsx');
  const written = await readFile(source, 'utf8');
  expect(written).toContain('Welcome Back');
  await writeFile(source, written.replace('Welcome Back', 'Welcome Back, Reader'));
  await cli('ship', 'courses');

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

  await cli('rollback', 'courses');
  await fresh.reload();
  await expect(fresh.getByRole('heading', { name: 'Welcome Back', exact: true })).toBeVisible();
  expect(await versions()).toEqual(before);
});
