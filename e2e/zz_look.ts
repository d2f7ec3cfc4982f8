import { chromium } from '@playwright/test';
import { browserArgs, browserPath } from '@apologia/gateway/browser';
const U = 'http://localhost:8931';
const paths = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
for (const [w, h] of [[390, 844], [1280, 800]] as const) for (const theme of ['light', 'dark']) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, baseURL: U });
  await ctx.addInitScript((t) => localStorage.setItem('theme', t), theme);
  const page = await ctx.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, theme, page.url(), m.text()));
  page.on('pageerror', (e) => console.log(w, theme, page.url(), String(e)));
  page.on('requestfailed', (r) => console.log('failed', r.url()));
  page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
  for (const p of paths) {
    await page.goto(p, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `/tmp/pub_shots/${p.replaceAll('/', '_')}-${w}-${theme}.png`, fullPage: process.env.FULL === '1' });
  }
  await ctx.close();
}
await browser.close();
