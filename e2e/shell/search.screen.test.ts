import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';

const field = () => screen.findByRole('combobox', { name: 'Search lessons, modules and Scripture' });
const group = (name: string) => screen.findByRole('group', { name });
const recent = () => screen.findByRole('region', { name: 'Recent searches' });

test('a typing error is put right, which is said, and the page meant stands first', async ({
  page,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  await press('Search');
  await fill(await field(), 'ploblem of evil');
  const [first] = within(await group('Best results')).getAllByRole('option');
  expect(first).toHaveTextContent('The Problem of Evil');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('problem of evil')).toBeVisible();
  expect(screen.getByText(/^Showing results for/)).toBeVisible();
  await waitFor(() => expect(screen.getByText(/results for problem of evil$/)).toHaveRole('status'));
});

test('pages of the academy and works of the library are found', async ({
  page,
  user,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  await press('Search');
  await fill(await field(), 'mere christanity');
  const work = await screen.findByRole('option', { name: /^Mere Christianity.*C. S. Lewis/ });
  expect(work).toHaveAttribute('href', '/resources#mere-christianity');
  await fill(await field(), 'settings');
  await waitFor(async () => {
    const [first] = within(await group('Best results')).getAllByRole('option');
    expect(first).toHaveTextContent('Settings');
  });
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
});

test('what was searched for is offered again, can be removed, and is gone after signing out', async ({
  network,
  page,
  user,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
  for (const text of ['kalam', 'euthyphro']) {
    const before = heading();
    await press('Search');
    await fill(await field(), text);
    await group('Best results');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A search that is opened before the page has come is closed with its coming.
    await waitFor(() => expect(heading() ?? before).not.toBe(before));
  }
  await press('Search');
  await fill(await field(), '');
  expect(
    within(await recent())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['euthyphro', 'kalam']);
  await press('Remove “euthyphro”');
  expect(within(await recent()).getAllByRole('listitem')).toHaveLength(1);
  expect(await field()).toHaveFocus();
  await user.click(within(await recent()).getByRole('button', { name: 'kalam' }));
  expect(await field()).toHaveValue('kalam');
  await group('Best results');
  await user.keyboard('{Escape}');
  expect(localStorage.getItem('recent-searches')).toContain('kalam');
  await press('Sign out');
  await waitFor(() => expect(localStorage.getItem('recent-searches')).toBeNull());
  await network.idle();
});

test('a question of another learner is found, and opens under its lesson, however many were asked since', async ({
  page,
  user,
  fill,
  press,
  signIn,
  another,
}) => {
  await signIn();
  const ruth = await another();
  const ask = (text: string) => ruth.post('/api/discussion/lesson/avatar-and-incarnation', { text });
  await ask('Is an avatar like the threshingfloor at Bethlehem?');
  for (let i = 0; i < 20; i++) await ask(`Question ${i} that came later?`);
  await page.open('/dashboard');
  await press('Search');
  await fill(await field(), 'threshingfloor');
  const [found] = within(await group('Discussion')).getAllByRole('option');
  expect(found).toHaveTextContent(/No answer yet.*threshingfloor/);
  await user.click(found as HTMLElement);
  const question = await screen.findByText(/threshingfloor at Bethlehem/);
  await waitFor(() => expect(question.closest('li')?.querySelector('h3')).toHaveFocus());
});
