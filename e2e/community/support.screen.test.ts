import { test as base, expect, screen, waitFor } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';

const test = base.override('settings', {
  SMTP_URL: 'smtp://127.0.0.1:9?tls=none',
  MAIL_FROM: 'Apologia <academy@example.org>',
  PUBLIC_URL: 'http://localhost',
  SUPPORT_MAIL: 'help@bethlehem.example',
});
const box = () => screen.findByRole('textbox', { name: 'Your message' });

test('a learner with Premium writes from where priority support is sold to them', async ({
  page,
  user,
  network,
  fill,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ premium: true });
  await page.open('/settings');
  await follow('Write to us: you are answered first');
  await screen.findByText(/so yours is answered first/);
  await user.selectOptions(await screen.findByLabelText('What is it about?'), 'A payment, or Premium');
  await fill(await box(), 'Short');
  await press('Send');
  await screen.findByText('Please write at least 10 characters');
  await fill(await box(), 'My receipt of November is missing.');
  // What is written survives a failure, and a reload.
  network.intercept(/support$/, refused(503));
  await press('Send');
  await screen.findByText('Your message could not be sent. Please try again.');
  network.restore();
  await page.reload();
  await waitFor(async () => expect(await box()).toHaveValue('My receipt of November is missing.'));
  await press('Send');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your message is on its way' })).toHaveFocus(),
  );
  expect(screen.getByText(new RegExp(`^${name}@`))).toBeVisible();
  await press('Write another message');
  expect(await box()).toHaveValue('');
});

test('the plan that sells priority support leads to the form', async ({ page, follow, signIn }) => {
  await signIn();
  await page.open('/subscription');
  await follow('Priority support');
  await screen.findByRole('heading', { level: 1, name: 'Write to Us' });
  await screen.findByText(/Learners with Premium are answered first/);
});
