import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Noted, Wanted } from './noted.ts';
import { probe } from './probe.ts';
import type { Target } from './targets.ts';
import { type Request, type Traffic, watchTraffic } from './traffic.ts';

/** A phone's width and half a laptop's speed, on a slow mobile line. */
const viewport = { width: 390, height: 844 };
const slowdown = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (1.6 * 1_000_000) / 8,
};
const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** How long a pointer rests on a link before it clicks. */
const hoverMs = 500;

export interface Site {
  url: string;
  /** Of the learner who reads it. */
  cookie: string;
}

export interface Observed {
  noted: Noted;
  requests: Request[];
}

export interface Visit {
  cold: Observed;
  warm: Observed;
  followed?: Observed;
  hovered?: Observed;
}

/** A browser of its own, with nothing in its cache. */
export async function newReader(browser: Browser, { url, cookie }: Site, { reader }: Target) {
  // What passes a service worker passes the slowed line by.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split('=');
  if (reader === 'learner') await context.addCookies([{ name, value, url }]);
  return context;
}

/** Opens a page for the first time, once more, and from within the academy: plainly, and after resting on the link. */
export async function visit(browser: Browser, site: Site, target: Target, wanted: Wanted): Promise<Visit> {
  const context = await newReader(browser, site, target);
  try {
    await context.addInitScript(probe, wanted);
    const cold = await open(context, site.url + target.path);
    const warm = await open(context, site.url + target.path);
    if (!target.from) return { cold, warm };
    return {
      cold,
      warm,
      followed: await follow(context, site.url, target, 0),
      hovered: await follow(context, site.url, target, hoverMs),
    };
  } finally {
    await context.close();
  }
}

/** A tab of its own. */
async function inTab<T>(
  context: BrowserContext,
  work: (page: Page, cdp: CDPSession, traffic: Traffic) => Promise<T>,
) {
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    return await work(page, cdp, await watchTraffic(cdp));
  } finally {
    await page.close();
  }
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const open = (context: BrowserContext, url: string): Promise<Observed> =>
  inTab(context, async (page, cdp, traffic) => {
    await slowDown(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    return { noted: await page.evaluate(() => window.benchNoted), requests: traffic.taken() };
  });

const follow = (context: BrowserContext, origin: string, { path, from }: Target, restMs: number) =>
  inTab(context, async (page, cdp, traffic): Promise<Observed> => {
    await cdp.send('Network.emulateNetworkConditions', unlimited);
    await page.goto(origin + from?.path, { waitUntil: 'networkidle' });
    const link = page.locator(from?.link ?? '').first();
    await link.scrollIntoViewIfNeeded();
    await slowDown(cdp);
    traffic.taken();
    if (restMs > 0) {
      await link.hover();
      await page.waitForTimeout(restMs);
    }
    await Promise.all([page.waitForURL(origin + path, { waitUntil: 'commit' }), link.click()]);
    return { noted: await page.evaluate(() => window.benchNoted), requests: traffic.taken() };
  });
