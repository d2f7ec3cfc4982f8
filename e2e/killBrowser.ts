import type { BrowserContext } from '@playwright/test';

/** Kills the browser of a context, as a phone does that runs out of memory. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not tell its process.');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(browser.id, 'SIGKILL');
  await closed;
}
