import { expect, test } from '../fixtures.ts';
import { watchForXss } from '../xss.ts';

test.describe('what a page may not do', () => {
  test.use({ allowedErrors: { patterns: [/Content Security Policy|Trusted/] } });

  for (const [reader, paths] of [
    ['a visitor', ['/', '/auth', '/reviews']],
    ['a learner', ['/dashboard', '/lesson/true-for-you']],
  ] as const) {
    test(`a page of ${reader} makes no markup and no script from a text, and takes no style but from a file`, async ({
      page,
      signIn,
    }) => {
      if (reader === 'a learner') await signIn();
      const noted = await watchForXss(page);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await noted(), 'what the page itself does').toEqual([]);

        const reported = page.waitForResponse('**/api/csp-reports');
        const refused = await page.evaluate(() => {
          const attempts: [string, () => void][] = [
            ['innerHTML', () => (document.createElement('p').innerHTML = '<b>x</b>')],
            ['script', () => (document.createElement('script').src = '/r/x.js')],
            ['worker', () => void navigator.serviceWorker.register('/api/x')],
            ['policy', () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})],
          ];
          return attempts.flatMap(([name, attempt]) => {
            try {
              attempt();
              return [];
            } catch {
              return [name];
            }
          });
        });
        expect(refused).toEqual(expect.arrayContaining(['innerHTML', 'script', 'policy']));
        const styled = await page.evaluate(() => {
          const style = document.createElement('style');
          style.textContent = 'body { outline: 7px solid red }';
          document.head.append(style);
          document.body.setAttribute('style', 'outline: 7px solid red');
          return getComputedStyle(document.body).outlineWidth;
        });
        expect(styled).not.toBe('7px');
        // Others on this machine may have used up the minute.
        expect([204, 429], 'the browser tells of it').toContain((await reported).status());
      }
    });
  }
});
