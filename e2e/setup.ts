import { browserArgs, browserPath } from '@apologia/gateway/browser';
import { chromium } from '@playwright/test';
import { startAcademy } from './academy.ts';

/** One academy serves all tests that need none of their own, and one browser all workers. */
export default async function setup() {
  const [academy, browser] = await Promise.all([
    startAcademy(),
    chromium.launchServer({ executablePath: await browserPath(), args: browserArgs }),
  ]);
  Object.assign(process.env, {
    ACADEMY_URL: academy.url,
    ACADEMY_DATA: academy.dataDir,
    BROWSER_URL: browser.wsEndpoint(),
  });
  return async () => {
    await browser.close();
    await academy.stop();
  };
}
