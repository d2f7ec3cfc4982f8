import { expect, test } from '../fixtures.ts';

test.describe('a remote whose files do not come', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /\/r\/community\//] } });

  test('shows its own card while the rest works, and Retry brings it back', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/r/community/**', (route) => route.abort());
    await page.goto('/resources');
    // What the server rendered stays to be read.
    await expect(page.getByRole('alert')).toContainText('The page did not arrive whole');
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible();
    // The shell and the other remotes go on.
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByRole('link', { name: 'Resource Library' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Resource Library could not be loaded',
    );
    const failedAgain = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Retry' }).click();
    await failedAgain;
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');

    await page.unroute('**/r/community/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible();
  });

  test('only a page of it missing is the same', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/r/community/**/page-resources*', (route) => route.abort());
    await page.goto('/resources');
    await expect(page.getByRole('alert')).toContainText('The page did not arrive whole');
    await page.unroute('**/r/community/**/page-resources*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible();
  });
});

test.describe('a remote whose files were changed on the way', () => {
  test.use({ allowedErrors: { patterns: [/integrity/, /Failed to load resource/, /\/r\/community\//] } });

  test('is refused by the browser', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/r/community/**/remoteEntry.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.__tampered = true;${await response.text()}` });
    });
    await page.goto('/resources');
    await expect(page.getByRole('alert')).toContainText('The page did not arrive whole');
    expect(await page.evaluate(() => '__tampered' in window)).toBe(false);
  });

  test('is refused where the document did not preload it either', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.route('**/r/community/**/remoteEntry.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.__tampered = true;${await response.text()}` });
    });
    await page.getByRole('link', { name: 'Resource Library' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    expect(await page.evaluate(() => '__tampered' in window)).toBe(false);
  });
});

test.describe('records that cannot be reached', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test('cost a page its data and nothing else', async ({ page, signIn }) => {
    await signIn();
    const unreachable = {
      status: 503,
      json: {
        error: 'The academy cannot reach its records right now. Please try again.',
        code: 'database_unreachable',
        requestId: 'x',
      },
    };
    await page.route('**/api/**', (route) => route.fulfill(unreachable));
    // As the gateway composes it then.
    await page.route(
      (url) => url.pathname === '/hermeneutics',
      async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace(/"data":\[.*\](?=\}<\/script>)/, '"data":[]')
          .replace(' data-rendered', '');
        await route.fulfill({ response, status: 503, body: html });
      },
    );
    await page.goto('/hermeneutics');
    await expect(page.getByRole('alert').first()).toContainText('cannot reach its records');
    expect(new URL(page.url()).pathname).toBe('/hermeneutics');

    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByText('Reading What Is Written').first()).toBeVisible();
  });
});

test.describe('a host script that does not come', () => {
  // A remote's entry does not find what the host shares.
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /setGlobalFederationConstructor/] } });

  test('is said over the page, with a way to try again', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/host.*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('The page did not arrive whole');
    // Links of the prerendered frame work before any script.
    await expect(page.getByRole('link', { name: 'World Religions', exact: true })).toBeVisible();
    await page.unroute('**/host.*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('without JavaScript a page that asks for something says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/auth');
  await expect(page.getByText('To sign in, to answer and to practise needs JavaScript.')).toBeVisible();
  await context.close();
});
