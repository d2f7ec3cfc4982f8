import { expect, screen, test, waitFor } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';

const saveButton = () => screen.findByRole('button', { name: 'Save Mere Christianity' });
const count = (text: RegExp) => screen.findByText(text, { selector: '[role=status]' });

test('the shelf is searched, narrowed and kept: a reload finds it as it was', async ({
  page,
  user,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/resources');
  const all = (await count(/^\d+ resources$/)).textContent ?? '-';
  expect(Number(all.split(' ')[0])).toBeGreaterThanOrEqual(46);

  await user.selectOptions(screen.getByLabelText('Type'), 'Lectures');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Theology');
  await count(/ of \d+ resources/);
  expect(location.search).toContain('subject=theology');
  await page.reload();
  expect(await screen.findByLabelText('Type')).toHaveValue('lecture');
  expect(screen.getByLabelText('Subject')).toHaveValue('theology');

  await page.open('/resources?q=mere');
  await count(/ of /);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/^Mere Christianity$/);
  // The box promises it: a subject is found by its name, whether or not a description has it.
  await page.open('/resources?subject=hermeneutics');
  const ofSubject = (await count(/ of /)).textContent;
  await page.open('/resources?q=hermeneutics');
  await waitFor(async () => expect(await count(/ of /)).toHaveTextContent(ofSubject ?? '-'));
  await fill(screen.getByLabelText('Search the library'), 'nothing has these words');
  await press('Show the whole shelf');
  await screen.findByText(all);
});

test('works stand by their type, and a phone’s filters behind a button that says how many are set', async ({
  page,
  user,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/resources');
  await count(/^\d+ resources$/);
  const types = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(types.slice(0, -1).map((one) => one?.replace(/ \d+$/, ''))).toEqual([
    'Books',
    'Podcasts',
    'Articles',
    'Videos',
    'Lectures',
  ]);
  await press('Filters');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions(screen.getByLabelText('Type'), 'Podcasts');
  await user.click(screen.getByLabelText('Saved only'));
  await user.click(screen.getByLabelText('Saved only'));
  await user.selectOptions(screen.getByLabelText('Subject'), 'Apologetics');
  await press('Filters 2 set');
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/^Podcasts \d+$/);
});

test('an address that names no work opens the shelf all the same', async ({ page, signIn }) => {
  await signIn();
  for (const hash of ['#%', '#no-such-work']) {
    await page.open(`/resources${hash}`);
    await count(/^\d+ resources$/);
  }
});

test('what is saved stays saved', async ({ page, network, user, signIn }) => {
  await signIn();
  await page.open('/resources?saved=yes');
  await screen.findByText('Nothing among what you saved yet.');
  await user.click(screen.getByLabelText('Saved only'));
  (await saveButton()).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await saveButton()).toHaveAttribute('aria-pressed', 'true'));
  await network.idle();
  expect(await saveButton()).toHaveFocus();
  await page.open('/resources?saved=yes');
  await screen.findByRole('heading', { name: 'Mere Christianity' });
  await count(/^1 of /);
});

test('a bookmark that the gateway does not answer goes back to what it was, and says so', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn();
  await page.open('/resources');
  network.intercept(/\/save$/, refused(503));
  await user.click(await saveButton());
  await screen.findByText('It could not be saved. Please try again.');
  await waitFor(async () => expect(await saveButton()).toHaveAttribute('aria-pressed', 'false'));
});
