import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';

const plans = () => screen.queryByRole('region', { name: 'Premium' });
const mine = () => screen.findByRole('region', { name: 'Everything is open to you' });
const saysOfMine = (words: string) => waitFor(async () => expect(await mine()).toHaveTextContent(words));
const isFocused = (role: 'button' | 'heading', name: string) =>
  waitFor(async () => expect(within(await mine()).getByRole(role, { name })).toHaveFocus());

test('an upgrade leads to the practice room, shows everywhere, and is cancelled', async ({
  page,
  network,
  user,
  press,
  fill,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('link', { name: 'Upgrade to Premium' }));
  await screen.findByText(/Card payment is not set up here/);
  await user.click(screen.getByRole('radio', { name: /^Yearly/ }));
  await fill(screen.getByRole('textbox', { name: 'Promo code' }), 'FIRST500');
  await press('Apply');
  await screen.findByRole('button', { name: 'Remove' });
  await press('Upgrade at once (demo)');
  await screen.findByText('Welcome to Premium');
  await waitFor(() => expect(location.pathname).toBe('/practice'));
  await screen.findByRole('heading', { level: 1, name: 'AI Discussion Practice' });
  expect(screen.queryByRole('heading', { name: 'Premium Content' })).toBeNull();
  history.go(-2);
  await screen.findByText('All features unlocked');

  await page.open('/subscription');
  await saysOfMine('Premium, one year');
  expect(plans()).toBeNull();
  expect(within(await mine()).getAllByRole('time')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Receipts' })).toHaveTextContent('nothing was paid');

  await press('Cancel subscription');
  await isFocused('button', 'Keep it');
  await user.keyboard('{Escape}');
  await isFocused('button', 'Cancel subscription');
  await user.keyboard('{Enter}');
  await press('Cancel Premium');
  await screen.findByText('Cancelled');
  await isFocused('heading', 'Everything is open to you');
  await saysOfMine('Everything stays open until it ends');
  await network.idle();
  await page.reload();
  await saysOfMine('Everything stays open until it ends');
  expect(within(await mine()).queryAllByRole('button')).toEqual([]);
});
