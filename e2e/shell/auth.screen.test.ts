import { expect, screen, test, waitFor } from '../screens/fixtures.ts';

/** Fills in the form that is open. */
async function typeIn(
  fill: (field: HTMLElement, text: string) => Promise<void>,
  fields: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fill(await screen.findByLabelText(label), text);
}

test('everything wrong with a registration is said at once, each under its field', async ({
  page,
  user,
  fill,
  press,
}) => {
  await page.open('/auth');
  expect(await screen.findByRole('tab', { name: /Login/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Sign in to continue your apologetics journey')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Register/ }));
  await fill(await screen.findByPlaceholderText('Choose a username'), 'ab');
  await fill(screen.getByLabelText('Email'), 'nowhere');
  await fill(screen.getByPlaceholderText('At least 8 characters'), 'short');
  await press('Create Account');
  for (const message of [
    'Username must be at least 3 characters',
    'Invalid email address',
    'Password must be at least 8 characters',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(screen.getByPlaceholderText('Choose a username')).toHaveAttribute('aria-invalid', 'true');
});

test('a common password is refused under its field', async ({ page, fill, press }) => {
  await page.open('/auth?tab=register');
  const typed = { Username: 'Epaphras', Email: 'epaphras@example.org', Password: 'Password123' };
  await typeIn(fill, typed);
  await press('Create Account');
  await screen.findByText(/^This password is one of the most common\./);
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

test('signing in leads to the page that was asked for', async ({ page, network, fill, press, signIn }) => {
  const name = await signIn({ password: 'correct horse' });
  network.cookies.clear();
  await page.open('/resources');
  expect(location.pathname + location.search).toBe('/auth?next=%2Fresources');
  await typeIn(fill, { Username: name, Password: 'correct horse' });
  await press('Sign In');
  await screen.findByRole('heading', { level: 1, name: 'Resource Library' });
  expect(location.pathname).toBe('/resources');
  await screen.findByText('Login successful');
});

test('a wrong password is told in a notice', async ({ page, fill, press }) => {
  await page.open('/auth');
  await typeIn(fill, { Username: 'nobody', Password: 'wrong password' });
  await press('Sign In');
  await screen.findByText('Login failed');
  await screen.findByText('Invalid credentials');
  expect(screen.getByLabelText('Username')).toHaveValue('nobody');
});

for (const [what, change] of [
  ['is taken', (name: string) => name.toUpperCase()],
  ['looks like another’s', (name: string) => name.replace('l', 'I')],
] as const) {
  test(`a name that ${what} is told in a notice`, async ({ page, network, fill, press, signIn }) => {
    const name = await signIn();
    network.cookies.clear();
    await page.open('/auth?tab=register');
    await typeIn(fill, { Username: change(name), Email: 'someone@example.org', Password: 'correct horse' });
    await press('Create Account');
    await screen.findByText('Registration failed');
    await screen.findByText('Username or email already exists');
  });
}

for (const next of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  test(`after signing in nobody is sent to ${next}`, async ({ page, network, fill, press, signIn }) => {
    const name = await signIn({ password: 'correct horse' });
    network.cookies.clear();
    await page.open(`/auth?next=${encodeURIComponent(next)}`);
    await typeIn(fill, { Username: name, Password: 'correct horse' });
    await press('Sign In');
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(location.href).toBe('http://localhost/dashboard');
  });
}

test('who comes to join has Register first, is told that their course comes next, and arrives there', async ({
  page,
  user,
  fill,
  press,
}) => {
  await page.open(`/auth?tab=register&next=${encodeURIComponent('/module/goodness-and-god')}`);
  const names = () =>
    screen.getAllByRole('tab').map(({ textContent }) => textContent?.match(/Login|Register/)?.[0]);
  await screen.findByRole('button', { name: 'Create Account' });
  expect(names()).toEqual(['Register', 'Login']);
  const next = /the course you chose comes next/;
  expect(screen.getByText(next)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Login/ }));
  await screen.findByRole('button', { name: 'Sign In' });
  expect(names()).toEqual(['Register', 'Login']);
  expect(screen.queryByText(next)).toBeNull();
  await user.click(screen.getByRole('tab', { name: /Register/ }));
  await screen.findByRole('button', { name: 'Create Account' });
  await typeIn(fill, { Username: 'chooser', Email: 'chooser@example.org', Password: 'correct horse' });
  await press('Create Account');
  // It is not free: what it is about is told all the same.
  await screen.findByRole('heading', { name: 'Goodness and God' });
  expect(location.pathname).toBe('/module/goodness-and-god');
});

test('who comes to sign in has Login first', async ({ page }) => {
  await page.open('/auth');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs[0]).toHaveTextContent('Login');
  expect(screen.queryByText(/the course you chose/)).toBeNull();
});

test('signing out ends the session on the server', async ({ page, network, press, signIn }) => {
  await signIn();
  await page.open('/dashboard');
  const cookies = [...network.cookies];
  await press('Sign out');
  await waitFor(() => expect(location.pathname).toBe('/'));
  for (const [name, value] of cookies) network.cookies.set(name, value);
  await page.open('/dashboard');
  await screen.findByRole('button', { name: 'Sign In' });
  expect(location.pathname).toBe('/auth');
});

for (const address of ['/auth/reset#abc', '/auth/confirm']) {
  test(`a link that is cut short, ${address}, says so without a call`, async ({ page, network }) => {
    await page.open(address);
    await screen.findByRole('heading', { name: 'This link is over' });
    expect(network.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });
}
