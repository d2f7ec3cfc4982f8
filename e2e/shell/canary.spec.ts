import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Academy } from '../academy.ts';
import { comment } from '../community/reviews.ts';
import { expect, listen } from '../fixtures.ts';
import { testInAnotherAcademy as test } from '../ownAcademy.ts';
import { type Change, teamOf } from './releases.ts';

// One after the other: what is shipped here is shipped for everyone who visits the academy.
test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: { patterns: [/broken/, /setGlobalFederationConstructor/] } });

const join = (context: BrowserContext, url: string, cohort: number) =>
  context.addCookies([{ name: 'cohort', value: String(cohort), url }]);
const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', 'page');
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reviews' });

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
/** Lets the page's module come to the renderer in another way. */
const loadedBy = (load: string): Change => [
  /^server\.mjs$/,
  (text) => text.replace('"/reviews":()=>Promise.resolve()', `"/reviews":()=>${load}`),
];
const late = loadedBy('new Promise((done)=>setTimeout(done,2000))');
const notRendered = loadedBy('Promise.reject(new Error("broken render"))');

interface Told {
  failures?: { app: string; kind: string }[];
  vitals?: Record<string, number>;
}

/** A visitor without a window, of the same page. @returns tells how it fared, each time as a browser of its own */
async function visitor(url: string, cohort: number): Promise<(told: Told) => Promise<void>> {
  const headers = { accept: 'text/html', cookie: `cohort=${cohort}` };
  const document = await (await fetch(`${url}/reviews`, { headers })).text();
  const view = document.match(/ data-view="([^"]+)"/)?.[1];
  return async (told) => {
    const body = JSON.stringify({ view, shown: ['community'], failures: [], vitals: {}, ...told });
    expect((await fetch(`${url}/api/beacons`, { method: 'POST', body })).status).toBe(200);
  };
}

/** A minute of traffic: every second one visitor tells of the canary and one of what is live. @returns whether the canary is on trial still */
async function minuteOf(academy: Academy, told: { canary: Told; live: Told }): Promise<boolean> {
  const community = teamOf(academy, 'community');
  const [ofCanary, ofLive] = await Promise.all([visitor(academy.url, 0), visitor(academy.url, 99)]);
  // Of fewer than 30 views nothing is said.
  for (let second = 0; second < 60; second += 1) {
    await Promise.all([ofCanary(told.canary), ofLive(told.live)]);
    if (second >= 25 && !(await community.state())?.canary) return false;
  }
  return true;
}

/** Expects that the gateway took this canary back, and that what was live before is live. */
async function expectTakenBack(academy: Academy, version: string, before: string | undefined, why: RegExp) {
  const state = await teamOf(academy, 'community').state();
  expect(state?.history[0]).toMatchObject({ version, step: 'taken_back', by: 'gateway' });
  expect(state?.history[0]?.reason).toMatch(why);
  expect(state?.live).toBe(before);
}

/** Another visitor's window on the page. */
async function windowOf(browser: Browser, { url }: Academy, cohort: number) {
  const context = await browser.newContext({ baseURL: url });
  const heard = listen(context);
  await join(context, url, cohort);
  const page = await context.newPage();
  await page.goto('/reviews');
  return { page, heard, close: () => context.close() };
}

const words = 'It taught me to listen first.';

/** Somebody begins to write a review of what is live. */
async function write(page: Page, { url }: Academy): Promise<void> {
  await join(page.context(), url, 99);
  await page.goto('/reviews');
  await live(page);
  await comment(page).fill(words);
}

test('a canary that cannot be loaded: the visitor gets what is live in the same visit, and it is taken back by itself', async ({
  academy,
  page,
  context,
}) => {
  const community = teamOf(academy, 'community');
  const before = (await community.state())?.live;
  const canary = await community.shipCanary(50, noEntry);
  await join(context, academy.url, 0);
  await page.goto('/reviews');
  await live(page);
  await expect(heading(page)).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'steady')?.value).toBe('1');
  await expect.poll(() => community.failures(canary, 'load')).toBe(1);
  const failures = [{ app: 'community', kind: 'load' }];
  expect(await minuteOf(academy, { canary: { failures }, live: {} })).toBe(false);
  await expectTakenBack(academy, canary, before, /^\d+ of \d+ views failed, of live 0 of \d+$/);
  await expect(heading(page)).toBeVisible();
});

test('a canary whose page throws is taken back by itself, a healthy one is promoted, and nobody else’s tab notices anything', async ({
  academy,
  page,
  browser,
  signIn,
}) => {
  const community = teamOf(academy, 'community');
  const before = (await community.state())?.live;
  await signIn({ premium: true });
  await write(page, academy);

  const canary = await community.shipCanary(50, brokenPage);
  const other = await windowOf(browser, academy, 0);
  await expect.poll(() => community.failures(canary, 'render')).toBe(1);
  const failures = [{ app: 'community', kind: 'render' }];
  expect(await minuteOf(academy, { canary: { failures }, live: {} })).toBe(false);
  await expectTakenBack(academy, canary, before, /views failed, of live 0 of/);
  await other.page.reload();
  await live(other.page);
  await expect(heading(other.page)).toBeVisible();
  await other.close();

  await expect(comment(page)).toHaveValue(words);
  // A healthy one goes to everybody, and the tab goes on with the version that it began with.
  const healthy = await community.shipCanary(50, anotherBuild());
  expect(await minuteOf(academy, { canary: {}, live: {} })).toBe(true);
  await community.promote();
  expect((await community.state())?.live).toBe(healthy);
  await expect(comment(page)).toHaveValue(words);
  await community.rollBack();
  expect((await community.state())?.live).toBe(before);
  await expect(comment(page)).toHaveValue(words);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('region', { name: 'Your review' })).toContainText(words);
});

test('a canary that is late by two seconds is measured by browsers and taken back by itself', async ({
  academy,
  page,
  browser,
  signIn,
}) => {
  const community = teamOf(academy, 'community');
  const before = (await community.state())?.live ?? '';
  await signIn();
  const canary = await community.shipCanary(50, late);
  await write(page, academy);
  const other = await windowOf(browser, academy, 0);
  await live(other.page);
  await expect(heading(other.page)).toBeVisible();
  // Whoever leaves tells what was measured, which is done once the page is at rest.
  const lcpTold = async (page: Page, version: string) => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    return community.vital(version, 'lcp');
  };
  await expect.poll(() => lcpTold(other.page, canary)).toBeGreaterThan(2_000);
  const lcp = (await community.vital(canary, 'lcp')) ?? 0;
  expect(await community.vital(canary, 'live')).toBeGreaterThan(2_000);
  expect(await minuteOf(academy, { canary: { vitals: { lcp } }, live: { vitals: { lcp: 700 } } })).toBe(
    false,
  );
  await expectTakenBack(
    academy,
    canary,
    before,
    /^LCP [\d.]+ s at the 75th percentile of \d+ views, of live/,
  );

  await other.page.reload();
  await live(other.page);
  expect(other.heard).toEqual([]);
  await other.close();
  await expect.poll(() => lcpTold(page, before)).toBeGreaterThan(0);
  await expect(comment(page)).toHaveValue(words);
});

test('a canary that fails to be rendered at the edge is taken back by itself, and no tab shows a difference', async ({
  academy,
  page,
  browser,
  signIn,
}) => {
  const community = teamOf(academy, 'community');
  const before = (await community.state())?.live;
  await signIn();
  await write(page, academy);
  const canary = await community.shipCanary(50, notRendered);
  const other = await windowOf(browser, academy, 0);
  // Its browser renders it, and nobody sees a difference.
  await live(other.page);
  await expect(heading(other.page)).toBeVisible();
  await other.page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => community.failures(canary, 'edge')).toBeGreaterThan(0);
  expect(await minuteOf(academy, { canary: {}, live: {} })).toBe(false);
  await expectTakenBack(academy, canary, before, /views failed, of live 0 of/);

  await expect(heading(other.page)).toBeVisible();
  await other.page.reload();
  await expect(other.page.locator('#root[data-rendered]')).toHaveCount(1);
  expect(other.heard).toEqual([]);
  await other.close();
  await expect(comment(page)).toHaveValue(words);
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
