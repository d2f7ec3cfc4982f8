import { expect, test } from '../fixtures.ts';

test('a lesson of the live release shows its content without asking the API first', async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The bell asks for itself, once the page is live.
    if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/notices')
      asked.push(pathname);
  });
  await page.goto('/lesson/truth-and-the-way-things-are');
  const heading = { level: 1, name: /Truth and the Way Things Are/ };
  await expect(page.getByRole('main').getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-live', 'page');
  expect(asked).toEqual([]);
});

test('every file of a page is fetched once, and preloads belong to its remote', async ({ page, signIn }) => {
  await signIn();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/apologetics', { waitUntil: 'networkidle' });
  const files = fetched.filter((path) => path.startsWith('/r/'));
  expect(files).toEqual([...new Set(files)]);
  const remotes = new Set(files.map((path) => path.split('/')[2]));
  expect([...remotes].sort()).toEqual(['courses', 'shell']);
  const preloads = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of preloads) expect(href).toMatch(/^\/r\/(shell|courses)\//);
});
