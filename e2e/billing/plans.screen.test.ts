import type { UserEvent } from '@testing-library/user-event';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';

const code = () => screen.findByRole('textbox', { name: 'Promo code' });
const premium = () => screen.findByRole('region', { name: 'Premium' });
const apply = async (user: UserEvent, typed: string) => {
  await user.type(await code(), typed);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
};
const shows = (text: string | RegExp) => waitFor(async () => expect(await premium()).toHaveTextContent(text));
const upgrade = 'Upgrade at once (demo)';

test('a promo code is refused, applied and removed', async ({ page, user, signIn }) => {
  await signIn();
  await page.open('/subscription');
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeDisabled();
  await shows('Save $17.89 against $107.88');

  await user.type(await code(), 'no such code');
  expect(await code()).toHaveValue('NO SUCH CODE');
  await user.keyboard('{Enter}');
  await screen.findByText('Invalid Promo Code');
  await screen.findByText('This promo code is not valid or has expired');
  const plan = async (name: string | RegExp) => within(await premium()).findByRole('radio', { name });
  expect(await plan('Monthly $8.99 per month')).toBeChecked();
  await waitFor(async () => expect(await code()).toHaveFocus());

  await user.clear(await code());
  await apply(user, 'first500');
  await shows(/FIRST500 50% off\s*\d+ uses left/);
  expect(await plan('Monthly was $8.99 now $4.49 per month')).toBeChecked();
  await plan(/^Yearly was \$89\.99 now \$44\.99 per year/);
  await shows('Save $62.89 against $107.88');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(await code()).toHaveValue('');
  expect(await plan('Monthly $8.99 per month')).toBeChecked();
});

test('a code that is used up by the time of the upgrade: nothing is bought at another price', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/subscription');
  await apply(user, 'FIRST500');
  await shows('$4.49');
  const error = 'All uses of this code are taken.';
  network.intercept(/\/api\/promo\/apply$/, refused(409, error, 'promo_refused'));
  await press(upgrade);
  await screen.findByText('Invalid Promo Code');
  await screen.findByText(error);
  await waitFor(async () => expect(await premium()).not.toHaveTextContent('$4.49'));
  expect(await network.get('/api/subscription')).toMatchObject({ subscription: null });
});

test('an upgrade that fails says why, and may be tried again', async ({ page, network, press, signIn }) => {
  await signIn();
  await page.open('/subscription');
  network.intercept(/\/api\/subscription\/upgrade$/, refused(500));
  await press(upgrade);
  await screen.findByText('Upgrade Failed');
  await screen.findByText('Failed to upgrade subscription. Please try again.');
  network.restore();
  await press(upgrade);
  await waitFor(() => expect(location.pathname).toBe('/practice'));
});

test('a code that nobody could look at is not called invalid', async ({ page, network, user, signIn }) => {
  await signIn();
  await page.open('/subscription');
  network.intercept(/\/api\/promo\/validate$/, refused(503));
  await apply(user, 'FIRST500');
  await screen.findByText('The promo code could not be checked. Please try again.');
  expect(await code()).toHaveValue('FIRST500');
});

test('premium already, from another tab: this one learns of it', async ({ page, network, press, signIn }) => {
  await signIn();
  await page.open('/subscription');
  await network.post('/api/subscription/upgrade');
  await press(upgrade);
  await screen.findByText('You already have Premium.');
  await screen.findByRole('heading', { name: 'Everything is open to you' });
});

test('a button that is pressed twice before the page has noticed acts once', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn();
  await page.open('/subscription');
  await user.type(await code(), 'FIRST500');
  const button = screen.getByRole('button', { name: 'Apply' });
  button.click();
  button.click();
  await shows(/FIRST500 50% off/);
  expect(network.sent.filter(({ path }) => path.includes('/promo'))).toHaveLength(1);
});
