import { expect, screen, test, within } from '../screens/fixtures.ts';

const links = async () => within(await screen.findByRole('navigation')).getAllByRole('link');
const linkTo = async (name: string) => (await links()).find((one) => one.textContent?.includes(name));

test('the sidebar lists every area, marks the page and what is Premium', async ({ page, signIn }) => {
  await signIn();
  await page.open('/hermeneutics');
  for (const name of [
    'Dashboard',
    'Apologetics Foundations',
    'Systematic Theology',
    'Biblical Hermeneutics',
    'Bible Studies',
    'World Religions',
    'AI Discussion Practice',
    'Resource Library',
    'Subscription',
  ]) {
    expect(await linkTo(name)).toBeVisible();
  }
  const current = (await links()).filter((one) => one.getAttribute('aria-current') === 'page');
  expect(current.map((one) => one.textContent)).toEqual([expect.stringContaining('Biblical Hermeneutics')]);
  for (const name of ['Systematic Theology', 'Bible Studies', 'AI Discussion Practice']) {
    expect(await linkTo(name)).toHaveTextContent('Premium');
  }
  expect(screen.getByText('Keep learning to unlock achievements')).toBeVisible();
  expect(screen.getByText('Unlock AI practice, advanced modules, and more')).toBeVisible();
});

test('below the areas are the pages that one comes back to', async ({ page, follow, signIn }) => {
  await signIn();
  await page.open('/subscription');
  for (const [name, heading] of [
    ['Questions You Follow', 'Questions You Follow'],
    ['The Bible', 'Scripture'],
    ['Daily Review', /review/i],
  ] as const) {
    await follow(name);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('a premium learner sees no badges and no upgrade card', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await page.open('/dashboard');
  expect(await screen.findByText('All features unlocked')).toBeVisible();
  expect(await screen.findByRole('navigation')).not.toHaveTextContent('Premium');
  expect(screen.queryByText('Unlock AI practice, advanced modules, and more')).toBeNull();
});

test('an address without a page says so and leads back', async ({ page }) => {
  expect(await page.open('/no/such/page')).toBe(404);
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/');
});
