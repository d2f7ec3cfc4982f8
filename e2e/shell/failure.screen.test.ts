import { expect, screen, test } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';

const error = 'The academy cannot reach its records right now. Please try again.';

test('a read that fails says so where the data would be, and Retry asks again', async ({
  page,
  network,
  press,
  follow,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  network.intercept(/\/api\/hermeneutics$/, refused(503, error));
  await follow(/Biblical Hermeneutics/);
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot reach its records');
  network.restore();
  await press('Retry');
  await screen.findAllByText('Reading What Is Written');
});
