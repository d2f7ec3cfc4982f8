import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { dropped } from '../screens/network.ts';

const lesson = '/lesson/truth-and-the-way-things-are';
const field = () => screen.findByRole('combobox', { name: 'Search lessons, modules and Scripture' });
const passage = (name: string) => screen.findByRole('dialog', { name });

test('the passages a lesson rests on open, and the panel leads to their page', async ({
  page,
  user,
  signIn,
}) => {
  await signIn();
  await page.open(lesson);
  const rests = await screen.findByRole('list', { name: 'Scripture' });
  await user.click(within(rests).getByRole('link', { name: 'John 18:37–38' }));
  const panel = await passage('John 18:37–38');
  await waitFor(() => expect(panel).toHaveTextContent('What is truth?'));
  await user.click(within(panel).getByRole('link', { name: 'Open as a page' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'John 18:37–38' })).toHaveFocus();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a passage that does not come is said in the panel, and Retry asks again', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn();
  await page.open(lesson);
  network.intercept(/^\/api\/scripture\?/, dropped);
  const [link] = await screen.findAllByRole('link', { name: 'Ephesians 4:25' });
  await user.click(link as HTMLElement);
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByRole('alert')).toHaveTextContent('could not be loaded');
  network.restore();
  await press('Retry');
  await waitFor(() => expect(panel).toHaveTextContent('speak truth each one with his neighbor'));
});

test('a passage that there is not is said on its page, which leads to others', async ({
  page,
  user,
  fill,
  signIn,
}) => {
  await signIn();
  expect(await page.open('/scripture?ref=Hezekiah%203')).toBe(404);
  await screen.findByText('There is no such passage.');
  await fill(screen.getByLabelText('Go to a passage'), 'ps23');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'Psalm 23' })).toHaveFocus();
  });
  await waitFor(() => expect(document.title).toBe('Psalm 23 · Apologia'));
});

test('Enter pressed at once in the search waits for what it is meant for', async ({
  page,
  user,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  await press('Search');
  await user.type(await field(), '1pet3:15{Enter}');
  const panel = await passage('1 Peter 3:15');
  await waitFor(() => expect(panel).toHaveTextContent('Always be ready'));
});

test('a search that finds nothing says so kindly', async ({ page, fill, press, signIn }) => {
  await signIn();
  await page.open('/dashboard');
  await press('Search');
  await fill(await field(), 'xyzzyplugh');
  await screen.findByText(/^Nothing here speaks of “xyzzyplugh” yet\./);
});

test('a verse that this text does not have says why, and where it stands', async ({
  page,
  follow,
  signIn,
}) => {
  await signIn();
  await page.open('/scripture?ref=Acts%208%3A37');
  await screen.findByText(/^This verse is not in this text\. Some later manuscripts have it/);
  await page.open('/scripture?ref=Romans%2016%3A25');
  await follow('Romans 14:24–26');
  const panel = await passage('Romans 14');
  await waitFor(() => expect(panel).toHaveTextContent('able to establish you'));
});

test('visitors have no search', async ({ page, user }) => {
  await page.open('/reviews');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
