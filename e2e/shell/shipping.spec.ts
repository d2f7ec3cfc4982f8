import { cloneOfSources, edit } from '../clone.ts';
import { runCommand } from '../command.ts';
import { expect } from '../fixtures.ts';
import { testInAnotherAcademy } from '../ownAcademy.ts';
import { teamOf } from './releases.ts';

// What is shipped here is shipped for everyone who visits the academy.
const test = testInAnotherAcademy.extend<{ clone: string }>({ clone: cloneOfSources });

const library = 'gateway/contract/src/community/community.ts';

test('a team ships and rolls back alone, an open tab goes on, and so does a release beside a gateway whose contract has more', async ({
  academy,
  page,
  context,
  signIn,
  clone,
}) => {
  test.setTimeout(240_000);
  const cli = (command: string, ...args: string[]) =>
    runCommand(command, args, { GATEWAY_URL: academy.url, DATA_DIR: academy.dataDir }, clone);
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const courses = teamOf(academy, 'courses');
  const before = (await courses.state())?.live;

  await edit(clone, 'mfe-courses/src/dashboard/FirstDashboard.tsx', ['Welcome Back', 'Welcome Back, Reader']);
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
  expect((await courses.state())?.live).toBe(before);

  // A build from before there were lectures, before a work said where it is had, and before a module's lessons had a call.
  await edit(clone, library, [", 'lecture']", ']'], ['  where: z.string(),\n', '']);
  await edit(clone, 'mfe-community/src/resources/types.ts', ['  lecture: {', '  essay: {']);
  await edit(clone, 'gateway/contract/src/courses/overviews.ts', [
    '  moduleLessons: get(',
    '  readings: get(',
  ]);
  await cli('ship', 'community');

  const lecture = page.getByRole('region', { name: 'Works' }).getByText('Why I Am Not a Christian');
  // Read by the page, and as the first data of a document.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Resource Library' }).click();
  await expect(lecture).toBeVisible();
  await page.reload();
  await expect(lecture).toBeVisible();
  await cli('rollback', 'community');
});
