import type { Academy } from '@apologia/gateway/testing/app';
import { cookiesOf } from '@apologia/gateway/testing/app';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { openNetwork } from '../screens/network.ts';

const password = 'correct horse';
const part = (name: string) => screen.findByRole('region', { name });
const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());
const button = (name: string) => screen.getByRole('button', { name });

/** Signs the learner in once more, in a browser of their own. */
async function elsewhere(academy: Academy, username: string) {
  const network = openNetwork(academy);
  const reply = await academy.request('POST', '/api/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  network.keepCookies(cookiesOf(reply));
  return network;
}

test('the first data of the settings come with their document', async ({ page, network, signIn }) => {
  const name = await signIn();
  await page.open('/settings');
  for (const [section, words] of [
    ['Your name', name],
    ['Where you are signed in', 'This browser'],
    ['Your plan', 'Free'],
    ['Certificates', 'None yet.'],
  ] as const) {
    const region = await part(section);
    await waitFor(() => expect(region).toHaveTextContent(words));
  }
  // The bell asks for itself, once the page is live.
  expect(network.sent.filter(({ path }) => path !== '/api/notices')).toEqual([]);
});

test('Escape leaves a form and gives the focus back', async ({ page, user, press, signIn }) => {
  await signIn();
  await page.open('/settings');
  await press('Change password');
  await hasFocus(() => screen.getByLabelText('Current password'));
  await user.keyboard('{Escape}');
  await hasFocus(() => button('Change password'));
});

test('a password is changed by keyboard, which ends sign-ins elsewhere and is in the trail', async ({
  page,
  academy,
  user,
  fill,
  press,
  signIn,
}) => {
  const name = await signIn({ password });
  const other = await elsewhere(academy, name);
  await page.open('/settings');
  await press('Change password');
  await hasFocus(() => screen.getByLabelText('Current password'));
  await user.keyboard(password);
  const field = screen.getByLabelText('New password');
  await fill(field, 'short');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Password must be at least 8 characters'));
  await hasFocus(() => field);
  await fill(field, 'battery staple');
  await user.keyboard('{Enter}');
  await screen.findByText('Your password is changed');
  const trail = await part('What has happened');
  await waitFor(() =>
    expect(within(trail).getAllByRole('listitem')[0]).toHaveTextContent('Password changed'),
  );
  const rows = within(await part('Where you are signed in'));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  await expect(other.get('/api/account/sign-ins')).rejects.toThrow('401');
});

test('a page whose sign-in was ended elsewhere leads quietly back', async ({
  page,
  academy,
  network,
  user,
  signIn,
}) => {
  const name = await signIn({ password });
  await page.open('/theology');
  await screen.findByRole('heading', { level: 1 });
  const other = await elsewhere(academy, name);
  await other.post('/api/account/password', { password: 'battery staple', proof: { password } });
  await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'Resource Library' }));
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Sign In' }));
  await user.type(await screen.findByLabelText('Username'), name);
  await user.type(screen.getByLabelText('Password'), 'battery staple');
  await user.click(button('Sign In'));
  await screen.findByRole('heading', { level: 1, name: 'Resource Library' });
  expect(location.pathname).toBe('/resources');
  expect(network.cookies.has('apologia_session')).toBe(true);
});

test('the study goal is the dashboard’s', async ({ page, network, user, signIn }) => {
  await signIn();
  await page.open('/settings');
  await user.selectOptions(await screen.findByRole('combobox', { name: /I mean to study/ }), '5 days a week');
  await network.idle();
  const plan = within(await part('Your plan'));
  expect(plan.getByRole('link', { name: 'What Premium adds' })).toHaveAttribute('href', '/subscription');
  await page.open('/dashboard');
  expect(await screen.findByRole('combobox', { name: 'Goal' })).toHaveValue('5');
});

test('a name that was being typed is there again after an expired sign-in', async ({
  page,
  network,
  user,
  fill,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ password });
  await page.open('/settings');
  await press('Change username');
  const field = () => screen.findByLabelText('New username');
  await fill(await field(), `${name}-again`);
  await user.type(screen.getByLabelText('Current password'), password);
  network.cookies.clear();
  await user.keyboard('{Enter}');
  await screen.findByText('Please sign in to continue.');
  await follow('Sign In');
  await user.type(await screen.findByLabelText('Username'), name);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(button('Sign In'));
  await waitFor(async () => expect(await field()).toHaveValue(`${name}-again`));
  expect(location.pathname).toBe('/settings');
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});
