import { limits } from '@apologia/contract';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';

const part = (name: string) => screen.findByRole('region', { name });
const trail = async () => within(await part('What has happened')).queryAllByRole('listitem');

test('the name in the sidebar leads to the settings', async ({ page, follow, signIn }) => {
  const name = await signIn();
  await page.open('/resources');
  await follow(`${name}, settings`);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(await part('Your name')).toHaveTextContent(name);
});

test('a refusal of a name stands below its field, which keeps what was typed', async ({
  page,
  user,
  another,
  press,
  fill,
  signIn,
}) => {
  const password = 'correct horse';
  const { name: taken } = await another();
  await signIn({ password });
  await page.open('/settings');
  await press('Change username');
  const field = await screen.findByLabelText('New username');
  await fill(field, taken);
  await user.type(screen.getByLabelText('Current password'), password);
  await press('Change username');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This username is taken, or looks like one that is'),
  );
  expect(field).toHaveValue(taken);
  await waitFor(() => expect(field).toHaveFocus());
  await press('Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change username' })).toHaveFocus());
});

test('a change that does not go through is told in a notice, and the form stays', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/settings');
  await press('Change password');
  await user.type(await screen.findByLabelText('Current password'), 'correct horse');
  await user.type(screen.getByLabelText('New password'), 'battery staple');
  network.intercept(/\/api\/account\/password$/, refused(503));
  await press('Change password');
  await screen.findByText('Your password could not be changed. Please try again.');
  expect(screen.getByLabelText('New password')).toHaveValue('battery staple');
});

test('older entries of the trail come a page at a time', async ({
  page,
  academy,
  network,
  press,
  signIn,
}) => {
  const name = await signIn();
  const rows = Array.from(
    { length: limits.securityEventsOnAPage + 2 },
    (_, i) =>
      `(lower('00000000-0000-4000-8000-${String(i).padStart(12, '0')}'), (select id from learners where username = '${name}'), ${Date.now() - i * 1_000}, 'name-changed', 'Safari on iPhone', 'FR')`,
  );
  await academy.run(
    `insert into security_events (id, learner_id, at, kind, device, place) values ${rows.join(', ')}`,
  );
  await page.open('/settings');
  await part('What has happened');
  expect(await trail()).toHaveLength(limits.securityEventsOnAPage);
  expect((await trail())[0]).toHaveTextContent('Username changedSafari on iPhone, France');
  await press('Show more');
  await waitFor(async () => expect(await trail()).toHaveLength(limits.securityEventsOnAPage + 2));
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Username changed'));
  await network.idle();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a learner on Premium sees until when, and a section that fails leaves the others', async ({
  page,
  network,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ premium: true });
  await page.open('/resources');
  network.intercept(/\/api\/account\/sign-ins$/, refused(503, 'The academy cannot reach its records.'));
  await follow(`${name}, settings`);
  const plan = await part('Your plan');
  await waitFor(() => expect(plan).toHaveTextContent(/Premium, by the yearUntil \w+ \d+, \d{4}/));
  expect(await screen.findByRole('alert')).toHaveTextContent('The academy cannot reach its records.');
  network.restore();
  await press('Retry');
  expect(await within(await part('Where you are signed in')).findByText('This browser')).toBeVisible();
});

test('a sign-in that has ended by itself is not in the list any more', async ({
  page,
  network,
  academy,
  press,
  signIn,
}) => {
  const password = 'correct horse';
  const username = await signIn({ password });
  await academy.request('POST', '/api/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  await page.open('/settings');
  const rows = within(await part('Where you are signed in'));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(2));
  network.intercept(/\/sign-ins\/end$/, refused(404, 'This sign-in has ended already.'));
  await academy.run(
    `update sessions set expires_at = 1 where created_at = (select max(created_at) from sessions)`,
  );
  await press(/^Sign out A browser/);
  await screen.findByText('This sign-in has ended already.');
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
});
