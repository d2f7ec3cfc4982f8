import { expect, test } from '../fixtures.ts';

test('the shelf is searched, narrowed and kept: a reload finds it as it was', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/resources');
  const works = page.getByRole('main').getByRole('heading', { level: 3 });
  const all = await page
    .getByRole('status')
    .filter({ hasText: /^\d+ resources$/ })
    .textContent();
  expect(Number(all?.split(' ')[0])).toBeGreaterThanOrEqual(46);

  await page.getByLabel('Type').selectOption('Lectures');
  await page.getByLabel('Subject').selectOption('Theology');
  const narrowed = page.getByRole('status').filter({ hasText: / of \d+ resources/ });
  await expect(narrowed).toBeVisible();
  await expect(page).toHaveURL(/subject=theology/);
  await page.reload();
  await expect(page.getByLabel('Type')).toHaveValue('lecture');
  await expect(page.getByLabel('Subject')).toHaveValue('theology');

  await page.goto('/resources?q=mere');
  await expect(works.first()).toHaveText('Mere Christianity');
  // The box promises it: a subject is found by its name, whether or not a description has it.
  const found = page.getByRole('status');
  await page.goto('/resources?subject=hermeneutics');
  const ofSubject = (await found.filter({ hasText: / of / }).textContent()) ?? '-';
  await page.goto('/resources?q=hermeneutics');
  await expect(found.filter({ hasText: ofSubject })).toBeVisible();
  await page.getByLabel('Search the library').fill('nothing has these words');
  await page.getByRole('button', { name: 'Show the whole shelf' }).click();
  await expect(page.getByRole('status').filter({ hasText: all ?? '-' })).toBeVisible();
});

test('an address that names no work opens the shelf all the same', async ({ page, signIn }) => {
  await signIn();
  for (const hash of ['#%', '#no-such-work']) {
    await page.goto('about:blank');
    await page.goto(`/resources${hash}`);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ resources$/ })).toBeVisible();
  }
});

test('what is saved stays saved', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/resources?saved=yes');
  await expect(page.getByText('Nothing among what you saved yet.')).toBeVisible();
  await page.getByLabel('Saved only').uncheck();
  const save = page.getByRole('button', { name: 'Save Mere Christianity' });
  const kept = page.waitForResponse((response) => response.url().endsWith('/save'));
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await expect(save).toBeFocused();
  await page.goto('/resources?saved=yes');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mere Christianity' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^1 of / })).toBeVisible();
});

test.describe('when the gateway does not answer', () => {
  test.use({ allowedErrors: { patterns: [/status of 503/] } });

  test('a bookmark goes back to what it was, and says so', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/resources');
    await page.route('**/save', (route) => route.fulfill({ status: 503, body: '' }));
    const save = page.getByRole('button', { name: 'Save Mere Christianity' });
    await save.click();
    await expect(page.getByText('It could not be saved. Please try again.').first()).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  });
});

test('from a lesson to its shelf and back, at 390 px', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources');
  const goesWith = page.getByText(/^Goes with/).first();
  const lesson = goesWith.getByRole('link').first();
  const title = (await lesson.textContent()) ?? '';
  await lesson.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const shelf = page.getByRole('region', { name: 'On the shelf' });
  const work = shelf.getByRole('link').first();
  const name = (await work.locator('cite').textContent()) ?? '-';
  await work.click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
