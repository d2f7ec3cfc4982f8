import { expect, test } from '../fixtures.ts';

const pages: [path: string, premium: boolean, heading: RegExp][] = [
  ['/dashboard', false, /Welcome Back/],
  ['/apologetics', false, /Apologetics Foundations/],
  ['/theology', true, /Systematic Theology/],
  ['/religions', false, /World Religions/],
  ['/module/what-is-truth', false, /What Is Truth/],
  ['/lesson/truth-and-the-way-things-are', false, /Truth and the Way Things Are/],
  ['/daily-review', false, /Daily Review|Nothing|review/i],
  ['/practice', true, /AI Discussion Practice/],
  ['/subscription', false, /./],
  ['/resources', false, /Resource Library/],
  ['/questions', false, /Questions You Follow/],
  ['/reviews', false, /./],
];

for (const [path, premium, heading] of pages) {
  test(`${path} shows its content without asking the API first`, async ({ page, signIn }) => {
    await signIn({ premium });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(asked).toEqual([]);
  });
}

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
  for (const href of preloads) expect(href).toMatch(/^\/r\/courses\//);
});
