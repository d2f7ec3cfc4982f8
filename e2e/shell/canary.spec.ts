import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { testsWithOwnAcademy } from '../ownAcademy.ts';
import { type Change, teamOf } from './releases.ts';

// What is shipped here is shipped for everyone who visits the academy.
const test = testsWithOwnAcademy();
test.use({ allowedErrors: { patterns: [/broken/, /setGlobalFederationConstructor/] } });

const join = (context: BrowserContext, url: string, cohort: number) =>
  context.addCookies([{ name: 'cohort', value: String(cohort), url }]);
const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', 'page');

/** A build of its own. */
let builds = 0;
const anotherBuild = (): Change => {
  builds += 1;
  return [/^build\.json$/, (text) => `${text}${' '.repeat(builds)}`];
};
const noEntry: Change = [/^remoteEntry\.js$/, () => '/* an entry that brings nothing */'];
const brokenPage: Change = [
  /^page-reviews\..*\.js$/,
  (text) => text.replace('"Reviews"', '(()=>{throw new Error("broken page")})()'),
];

/** What other visitors' tabs tell of the same page, each a browser of its own. */
async function visits(url: string, cohort: number, many: number, failures: object[] = []): Promise<void> {
  const document = await fetch(`${url}/reviews`, {
    headers: { accept: 'text/html', cookie: `cohort=${cohort}` },
  });
  const view = (await document.text()).match(/ data-view="([^"]+)"/)?.[1];
  const body = JSON.stringify({ view, shown: ['community'], failures, vitals: {} });
  for (let i = 0; i < many; i += 1)
    expect((await fetch(`${url}/api/beacons`, { method: 'POST', body })).status).toBe(200);
}

test('a canary that cannot be loaded: the visitor gets what is live, in the same visit', async ({
  academy,
  page,
  context,
}) => {
  const community = teamOf(academy, 'community');
  const canary = await community.shipCanary(50, noEntry);
  await join(context, academy.url, 0);
  await page.goto('/reviews');
  await live(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'steady')?.value).toBe('1');
  await expect.poll(() => community.failures(canary, 'load')).toBe(1);
  await community.rollBack();
});

test('a canary whose page throws is taken back by itself, and nobody else’s tab notices anything', async ({
  academy,
  page,
  context,
  browser,
  signIn,
}) => {
  const community = teamOf(academy, 'community');
  const before = await community.state();
  // Somebody writes a review meanwhile.
  await signIn({ premium: true });
  await join(context, academy.url, 99);
  await page.goto('/reviews');
  await live(page);
  const words = 'It taught me to listen first.';
  await page.getByRole('textbox').first().fill(words);

  const canary = await community.shipCanary(50, brokenPage);
  const others = await browser.newContext({ baseURL: academy.url });
  await join(others, academy.url, 0);
  const other = await others.newPage();
  await other.goto('/reviews');
  await expect.poll(() => community.failures(canary, 'render')).toBe(1);
  await visits(academy.url, 99, 40);
  await visits(academy.url, 0, 40, [{ app: 'community', kind: 'render' }]);
  await expect
    .poll(async () => (await community.state())?.history[0])
    .toMatchObject({ version: canary, step: 'taken_back', by: 'gateway' });
  expect((await community.state())?.live).toBe(before?.live);
  await other.reload();
  await live(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await others.close();

  await expect(page.getByRole('textbox').first()).toHaveValue(words);
  // A healthy one goes to everybody, and the tab goes on with the version that it began with.
  const healthy = await community.shipCanary(50, anotherBuild());
  await visits(academy.url, 99, 40);
  await visits(academy.url, 0, 40);
  expect((await community.state())?.canary?.version).toBe(healthy);
  await community.promote();
  expect((await community.state())?.live).toBe(healthy);
  await expect(page.getByRole('textbox').first()).toHaveValue(words);
});

test('a shell that does not start is told of, and the visitor gets the one that is live', async ({
  academy,
  page,
  context,
}) => {
  const shell = teamOf(academy, 'shell');
  const canary = await shell.shipCanary(50, [/^host\..*\.js$/, () => 'throw new Error("broken host")']);
  await join(context, academy.url, 0);
  await page.goto('/reviews');
  await live(page);
  await expect.poll(() => shell.failures(canary, 'error')).toBe(1);
  await shell.rollBack();
});
