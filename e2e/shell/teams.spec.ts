import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Academy } from '../academy.ts';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { testsWithOwnAcademy } from '../ownAcademy.ts';
import { teamOf } from './releases.ts';

// What is shipped here is shipped for everyone who visits the academy.
const test = testsWithOwnAcademy();
test.use({ allowedErrors: { patterns: [/status of 403/] } });
test.describe.configure({ mode: 'serial' });

async function tokenOf({ dataDir }: Academy): Promise<string> {
  return JSON.parse(await readFile(path.join(dataDir, 'ship-tokens.json'), 'utf8')).SHIP_TOKEN_PRACTICE;
}

/** What visitors' tabs tell of a page, each a browser of its own. */
async function visits(url: string, cohort: number, many: number, failing: number): Promise<void> {
  const document = await fetch(`${url}/reviews`, {
    headers: { accept: 'text/html', cookie: `cohort=${cohort}` },
  });
  const view = (await document.text()).match(/ data-view="([^"]+)"/)?.[1];
  for (let i = 0; i < many; i += 1) {
    const failures = i < failing ? [{ app: 'community', kind: 'render' }] : [];
    const vitals = {
      lcp: 700 + ((i * 137) % 1_900),
      inp: 40 + ((i * 31) % 200),
      cls: (i * 7) % 90,
      live: 900 + i * 9,
    };
    const body = JSON.stringify({ view, shown: ['community'], failures, vitals });
    expect((await fetch(`${url}/api/beacons`, { method: 'POST', body })).status).toBe(200);
  }
}

async function enter(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
}

test('the page opens for a team’s token alone, and the token is in no address, no document and no other tab', async ({
  academy,
  page,
  context,
}) => {
  const token = await tokenOf(academy);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const response = await page.goto('/teams');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  expect(response?.headers()['cache-control']).toBe('no-store');
  const document = (await response?.text()) ?? '';
  expect(document).toContain('data-rendered');
  expect(document).not.toContain('<input');

  await enter(page, 'not-the-token-of-any-team');
  await expect(page.getByRole('alert')).toHaveText('This token does not belong to an app.');
  await expect(page.getByLabel('Token')).toBeFocused();
  await enter(page, token);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Shell',
    'Courses',
    'Practice',
    'Billing',
    'Community',
  ]);
  await expect(page.locator('#releases')).toBeFocused();
  expect(await page.content()).not.toContain(token);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ value: token }));
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(token);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Community' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/teams');
  await expect(other.getByLabel('Token')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(page.getByLabel('Token')).toHaveValue('');
  await expect(page.getByLabel('Token')).toBeFocused();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(token);
});

test('a canary and what is live beside it are told and drawn, without violations, wide and narrow, light and dark', async ({
  academy,
  page,
}) => {
  const community = teamOf(academy, 'community');
  const canary = await community.shipCanary(50, [/^build\.json$/, (text) => `${text} `]);
  await visits(academy.url, 99, 45, 1);
  await visits(academy.url, 0, 40, 3);

  await page.goto('/teams');
  await expect(page.getByLabel('Token')).toBeVisible();
  await expectAccessible(page, { widths: wideAndNarrow });
  await enter(page, await tokenOf(academy));
  const section = page.getByRole('region', { name: 'Community' });
  await expect(section).toContainText(`Canary${canary} for 50 visitors of 100`);
  await expect(section).toContainText('No worse than live so far, by 40 views of the canary and 45 of live.');
  await expect(section.getByRole('row', { name: 'Canary 40 3 7.5% render 3' })).toBeVisible();
  await expect(section.getByRole('img', { name: 'LCP of Community' })).toBeVisible();
  await expect(section.getByRole('img', { name: 'Share of views of Community that failed' })).toBeVisible();

  // By the keyboard: from the section's first part on to its comparison.
  await section.getByText('History').focus();
  await page.keyboard.press('Enter');
  await expect(section.getByText('On trial for 50 visitors of 100')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await section.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(section.getByRole('status')).toContainText('build.json');
  await expect(section.getByRole('status')).toContainText('(+1)');
  await expectAccessible(page, { widths: wideAndNarrow });
});
