import { test as base, expect, screen, waitFor, within } from '../screens/fixtures.ts';
import { type Network, refused } from '../screens/network.ts';

/** An academy where Premium is to be paid for, at a PayPal that moves no money. */
const test = base.extend({
  settings: [{ PAYPAL_SIMULATOR: 'true', DEMO_UPGRADES: 'false' }, { scope: 'file' }],
});

interface Mine {
  subscription: object | null;
  receipts: { id: string; refundedCents: number }[];
}
const mine = (network: Network) => network.get<Mine>('/api/subscription');

/** Asks something of the simulated PayPal. Where it is only the page of a learner is told. */
async function simulator(network: Network, path: string, json: unknown = {}): Promise<void> {
  const { sdkUrl } = await network.get<{ sdkUrl: string }>('/paypal/setup');
  const headers = { 'content-type': 'application/json' };
  const url = new URL(path, sdkUrl);
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(json) });
  expect(reply.status, path).toBe(200);
}

/** Pays for a month past the page. @returns the order's id */
async function pay(network: Network, choice: 'pay' | 'review' = 'pay'): Promise<string> {
  const order = { amount: '8.99', currency: 'USD', intent: 'CAPTURE' };
  const { id } = await network.post<{ id: string }>('/paypal/order', order);
  await simulator(network, `/checkoutnow/${id}/${choice}`);
  await network.post(`/paypal/order/${id}/capture`);
  return id;
}

const pending = () => screen.findByRole('region', { name: 'Your payment is being confirmed' });
/** Premium is welcomed, and then leads on to what it unlocked. */
async function welcomed(network: Network): Promise<void> {
  await screen.findByText('Welcome to Premium');
  await waitFor(() => expect(location.pathname).toBe('/practice'));
  expect((await mine(network)).receipts).toHaveLength(1);
}

for (const [how, said, plans] of [
  ['refund', 'Refunded in full. Premium from this payment has ended.', 1],
  ['refund?amount=3.00', '$3.00 of it was refunded.', 0],
] as const) {
  test(`a receipt says what became of the money: ${how}`, async ({ page, network, signIn }) => {
    await signIn();
    const id = await pay(network);
    await simulator(network, `/simulator/orders/${id}/${how}`);
    await waitFor(async () => expect((await mine(network)).receipts[0]?.refundedCents).toBeGreaterThan(0));
    await page.open('/subscription');
    const receipts = within(await screen.findByRole('region', { name: 'Receipts' }));
    const [receipt] = await receipts.findAllByRole('listitem');
    expect(receipt).toHaveTextContent(said);
    expect(receipt).toHaveTextContent('$8.99');
    expect(screen.queryAllByRole('region', { name: 'Premium' })).toHaveLength(plans);
  });
}

test('a payment under review is asked after, and comes right', async ({ page, network, press, signIn }) => {
  await signIn();
  const id = await pay(network, 'review');
  await page.open('/subscription');
  expect(await pending()).toHaveTextContent('Premium, one month, $8.99');
  expect(screen.queryByRole('button', { name: 'Continue with PayPal' })).toBeNull();
  // The page asks by itself when it opens, and its button waits for that.
  const captures = () => network.sent.filter(({ path }) => path === `/paypal/order/${id}/capture`);
  await waitFor(() => expect(captures()).toHaveLength(1));
  await network.idle();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled());
  await press('Check again');
  await screen.findByText('PayPal has not confirmed your payment. Nothing is lost.');
  await network.idle();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled());
  await simulator(network, `/simulator/orders/${id}/complete`);
  await press('Check again');
  await welcomed(network);
});

test('a payment that came right meanwhile is Premium when its learner comes back', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  const id = await pay(network, 'review');
  // PayPal’s own message gets lost, both times that the gateway asks whether it is genuine.
  await simulator(network, '/simulator/faults', { on: 'verify', fault: '500', times: 2 });
  await simulator(network, `/simulator/orders/${id}/complete`);
  await page.open('/subscription');
  await welcomed(network);
});

test('PayPal does not say whether it takes the money: it is looked at when its learner comes back, and taken once when they ask', async ({
  page,
  network,
  press,
  signIn,
}) => {
  await signIn();
  const order = { amount: '8.99', currency: 'USD', intent: 'CAPTURE' };
  const { id } = await network.post<{ id: string }>('/paypal/order', order);
  await simulator(network, `/checkoutnow/${id}/pay`);
  await simulator(network, '/simulator/faults', { on: 'capture', fault: '500', times: 2 });
  await network.post(`/paypal/order/${id}/capture`).catch(() => undefined);
  await page.open('/subscription');
  await pending();
  await waitFor(() => expect(network.sent.map(({ path }) => path)).toContain(`/paypal/order/${id}/capture`));
  await network.idle();
  await pending();
  expect(screen.queryByRole('button', { name: 'Continue with PayPal' })).toBeNull();
  expect((await mine(network)).receipts).toEqual([]);
  await press('Check again');
  await welcomed(network);
});

test('a payment page whose session ended leads to sign-in and back', async ({ page, network, signIn }) => {
  await signIn();
  network.intercept(/\/paypal\/setup$/, refused(401, 'Please sign in to continue.'));
  await page.open('/subscription/pay?plan=month');
  const link = await screen.findByRole('link', { name: 'Sign In' });
  expect(link).toHaveAttribute('href', '/auth?next=%2Fsubscription%2Fpay%3Fplan%3Dmonth');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.');
});
