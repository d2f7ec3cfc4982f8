import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';

const button = () => screen.findByRole('button', { name: 'Bookmark' });
const list = () => screen.findByRole('region', { name: 'Bookmarked lessons' });

test('a bookmarked lesson is on the dashboard until its bookmark is taken away', async ({
  page,
  network,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/lesson/true-for-you');
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
  await press('Bookmark');
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  await network.idle();

  await page.open('/dashboard');
  const link = within(await list()).getByRole('link', { name: /True for You/ });
  expect(link).toHaveTextContent('What Is Truth?');
  expect(link).toHaveAttribute('href', '/lesson/true-for-you');

  await page.open('/lesson/true-for-you');
  await press('Bookmark');
  await network.idle();
  await page.open('/dashboard');
  await screen.findByRole('heading', { name: 'Welcome Back' });
  await network.idle();
  expect(screen.queryByRole('region', { name: 'Bookmarked lessons' })).toBeNull();
});

test('a bookmark that cannot be saved is undone, and said', async ({ page, network, press, signIn }) => {
  await signIn();
  await page.open('/lesson/true-for-you');
  await button();
  network.intercept(/\/bookmark$/, refused(503));
  await press('Bookmark');
  await screen.findByText('The bookmark could not be saved. Please try again.');
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
});
