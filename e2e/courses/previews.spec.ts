import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const lesson = '/lesson/truth-and-the-way-things-are';

test('a visitor reads a lesson that says what it is, and nothing of it is refused by the policy', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      Reflect.get(window, 'tellRefused')(violatedDirective),
    );
  });
  await page.goto(lesson);
  await expect(page).toHaveTitle('Truth and the Way Things Are · Apologia');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  // It is live once the panel opens.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const structured = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(structured ?? '')[0]).toMatchObject({ '@type': 'LearningResource' });
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return (await fetch(address)).json();
  });
  expect(manifest).toMatchObject({ name: 'Apologia', start_url: '/dashboard' });
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe('image/png');
  }
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  expect(refused).toEqual([]);
  await expectAccessible(page, { widths: wideAndNarrow });
});

test('every heading has a link, seen where it is focused or pointed at, and large enough', async ({
  page,
}) => {
  await page.goto(lesson);
  const link = page.getByRole('link', { name: 'Link to “The plain account”' });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'The plain account' }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${lesson}#the-plain-account`);
  // Whoever is sent the address comes to the heading.
  await page.goto('about:blank');
  await page.goto(`${lesson}#more-than-statements-but-not-less`);
  await expect(page.getByRole('heading', { name: 'More than statements' })).toBeInViewport();
});

test('what takes an account leads a visitor to signing in, and a lesson back as theirs', async ({
  page,
  signIn,
}) => {
  await page.goto('/lesson/one-god-three-persons');
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fsubscription');
  // The browser kept a visitor's copy of the lesson, and takes no notice of it once there is a session.
  await page.goto(lesson);
  await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  await signIn();
  await page.goto('about:blank');
  await page.goto(lesson);
  await expect(page.getByRole('button', { name: 'Bookmark' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a free account' })).toHaveCount(0);
});

test('a lesson reads without any script, and its quiz says what it takes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/apologetics');
  await page.getByRole('link', { name: 'What Is Truth?' }).click();
  await page.getByRole('link', { name: 'Start Learning' }).click();
  await expect(page.getByText('Notice the verb.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  await context.close();
});
