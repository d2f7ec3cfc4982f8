import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Academy } from './academy.ts';
import { expect } from './fixtures.ts';
import { testsWithOwnAcademy } from './ownAcademy.ts';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

// What is shipped here is shipped for everyone who visits the academy.
const test = testsWithOwnAcademy();

const cli = (academy: Academy, command: string, ...args: string[]) =>
  run(process.execPath, [`gateway/cli/${command}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, GATEWAY_URL: academy.url, DATA_DIR: academy.dataDir },
  });

/** What stood in the sources that a test has changed. */
const written = new Map<string, string>();

async function edit(file: string, ...changes: [from: string, to: string][]): Promise<void> {
  const source = path.join(root, file);
  let text = await readFile(source, 'utf8');
  if (!written.has(source)) written.set(source, text);
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  await writeFile(source, text);
}

async function restore(): Promise<void> {
  for (const [source, text] of written) await writeFile(source, text);
  written.clear();
}

test.describe.configure({ mode: 'serial' });
test.afterEach(restore);
test.afterAll(async () => {
  await run(process.execPath, ['gateway/cli/build.ts'], { cwd: root });
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
  const versions = async () => (await cli(academy, 'releases')).stdout.match(/^\w+$|● \w+/gm);
  const before = await versions();

  await edit('mfe-courses/src/pages/Dashboard.tsx', ['Welcome Back', 'Welcome Back, Reader']);
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

const library = 'gateway/contract/src/community.ts';

test('a release goes on beside a gateway whose contract has more, and none is deployed that has less', async ({
  academy,
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  // A build from before there were lectures, before a work said where it is had, and before a module's lessons had a call.
  await edit(library, [", 'lecture']", ']'], ['  where: z.string(),\n', '']);
  await edit('mfe-community/src/resources/types.ts', ['  lecture: {', '  essay: {']);
  await edit('gateway/contract/src/courses.ts', ['  moduleLessons: get(', '  readings: get(']);
  await cli(academy, 'ship', 'community');
  await restore();

  await signIn();
  const lecture = page.getByRole('listitem').filter({ hasText: 'Why I Am Not a Christian' });
  // Read by the page, and as the first data of a document.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Resource Library' }).click();
  await expect(lecture.getByText('Work', { exact: true })).toBeVisible();
  await page.reload();
  await expect(lecture.getByText('Work', { exact: true })).toBeVisible();

  await edit(library, ["'/api/resources',", "'/api/library',"]);
  const tokens = JSON.parse(await readFile(path.join(academy.dataDir, 'ship-tokens.json'), 'utf8'));
  const refused = await run(process.execPath, ['gateway/cli/deploy.ts', '--dry-run'], {
    cwd: root,
    env: {
      ...process.env,
      ...tokens,
      GATEWAY_URL: academy.url,
      LIBSQL_URL: 'http://none',
      LIBSQL_TOKEN: 'x',
    },
  }).catch((error) => error);
  expect(refused.stderr).toMatch(/community [0-9a-f]{16}, which is live: GET \/api\/resources is missing/);
});
