import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { dropped, refused } from '../screens/network.ts';

const comment = () => screen.findByRole('textbox', { name: 'Your review' });
const entries = () =>
  screen.queryAllByRole('listitem').filter((one) => within(one).queryByRole('heading', { level: 3 }));
const entry = (words: string) => entries().filter((one) => one.textContent?.includes(words));
const yours = () => screen.findByRole('region', { name: /^(Your review|Write a Review)$/ });
/** Waits until the list shows a review with these words, once. */
const listed = (words: string) => waitFor(() => expect(entry(words)).toHaveLength(1));
const star = (name: string) => screen.findByRole('radio', { name });

test('a review of too few words is not sent', async ({ page, network, fill, press, signIn }) => {
  await signIn();
  await page.open('/reviews');
  await fill(await comment(), '   Too few    ');
  await screen.findByText('7/10 characters minimum');
  // Counted as the gateway counts, or it would refuse what the page calls enough.
  await fill(await comment(), `${'👍'.repeat(6)}\u3164\u200b`);
  await screen.findByText('6/10 characters minimum');
  await press('Submit Review');
  await screen.findByText('Review too short');
  await screen.findByText('Please write at least 10 characters');
  await waitFor(async () => expect(await comment()).toHaveFocus());
  expect(network.sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a review that cannot be sent is told of, and the words stay', async ({
  page,
  network,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/reviews');
  const words = 'It will not go through.';
  await fill(await comment(), words);
  const error = 'The academy cannot reach its records right now. Please try again.';
  network.intercept(/\/api\/reviews$/, refused(503, error));
  await press('Submit Review');
  await screen.findByText('Error');
  await screen.findByText(error);
  expect(await comment()).toHaveValue(words);
  await waitFor(async () => expect(await comment()).toHaveFocus());
  network.intercept(/\/api\/reviews$/, dropped);
  await press('Submit Review');
  await screen.findByText('Failed to submit review');
  network.restore();
  await press('Submit Review');
  await listed(words);
});

test('a review that cannot be deleted is told of, and stays', async ({ page, network, press, signIn }) => {
  await signIn();
  const words = 'Hard to get rid of, this one.';
  await network.post('/api/reviews', { rating: 5, comment: words });
  await page.open('/reviews');
  network.intercept(/\/mine\/delete$/, dropped);
  await press('Delete');
  await press('Delete');
  await screen.findByText('Your review could not be deleted. Please try again.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  await listed(words);
});

test('a session that ended leads to signing in again, back to the words of the review', async ({
  page,
  network,
  user,
  fill,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ password: 'correct horse' });
  await network.post('/api/reviews', { rating: 5, comment: 'Written long ago.' });
  await page.open('/reviews');
  await press('Edit');
  const words = 'Changed after the session ended.';
  await fill(await comment(), words);
  network.cookies.clear();
  await press('Save changes');
  await follow('Sign in to submit');
  await user.type(await screen.findByLabelText('Username'), name);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await press('Sign In');
  await screen.findByText(/^What you were writing is still here\./);
  expect(await comment()).toHaveValue(words);
  await press('Save changes');
  await listed(words);
});

test('a part of the reviews that does not come leaves the others', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  const name = await signIn({ password: 'correct horse' });
  const words = 'Here although the count is not.';
  await network.post('/api/reviews', { rating: 5, comment: words });
  network.cookies.clear();
  await page.open('/auth?next=%2Freviews');
  network.intercept(/\/api\/reviews\/summary$/, refused(503));
  await user.type(await screen.findByLabelText('Username'), name);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await press('Sign In');
  await listed(words);
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(await yours()).toHaveTextContent(words);
  network.restore();
  await press('Retry');
  await screen.findByText(/^from \d+ reviews?$/);
});

test('a visitor’s review is still there after signing in', async ({
  page,
  network,
  user,
  fill,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ password: 'correct horse' });
  network.cookies.clear();
  await page.open('/reviews');
  const words = 'Begun before signing in.';
  await user.click(await star('4 stars'));
  await fill(await comment(), words);
  expect(screen.queryByRole('button', { name: 'Submit Review' })).toBeNull();
  await follow('Sign in to submit');
  expect(network.sent.map(({ path }) => path)).not.toContain('/api/reviews/mine');
  await user.type(await screen.findByLabelText('Username'), name);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await press('Sign In');
  await waitFor(() => expect(location.pathname).toBe('/reviews'));
  await waitFor(async () => expect(await comment()).toHaveValue(words));
  expect(await star('4 stars')).toBeChecked();
  await press('Submit Review');
  await listed(words);
});

test('what one learner was writing is not the next one’s in the same tab', async ({
  page,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/reviews');
  await fill(await comment(), 'Nobody else’s business.');
  await page.open('/dashboard');
  await press('Sign out');
  await waitFor(() => expect(location.pathname).toBe('/'));
  await page.open('/reviews');
  await screen.findByRole('link', { name: 'Sign in to submit' });
  expect(await comment()).toHaveValue('');
});

test('a review tells that its writer completed a module', async ({ page, network, signIn }) => {
  await signIn();
  const { questions } = await network.get<{ questions: object[] }>('/api/module/what-is-truth');
  await network.post('/api/module/quiz', { moduleId: 'what-is-truth', answers: questions.map(() => -1) });
  const words = 'I went all the way through.';
  await network.post('/api/reviews', { rating: 5, comment: words });
  await page.open('/reviews');
  await listed(words);
  expect(entry(words)[0]).toHaveTextContent('Completed a module');
  expect(await yours()).toHaveTextContent('Completed a module');
});

test('the summary of the reviews is a list to a screen reader', async ({ page, network, signIn }) => {
  await signIn();
  await network.post('/api/reviews', { rating: 5, comment: 'One more for the count.' });
  await page.open('/reviews');
  const rows = within(await screen.findByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent(/^5 stars: \d+ reviews?/);
  expect(rows[4]).toHaveTextContent(/^1 star: \d+ reviews?/);
});

test('markup in a review is text', async ({ page, fill, press, signIn }) => {
  await signIn();
  const words = '<img src="x" onerror="window.broken = true"><b>bold</b> It says.';
  await page.open('/reviews');
  await fill(await comment(), words);
  await press('Submit Review');
  await listed(words);
  await page.reload();
  await listed(words);
  expect(await yours()).toHaveTextContent(words);
  expect(document.querySelectorAll('main :is(b, img)')).toHaveLength(0);
});

test('more reviews come a page at a time, and an old one of one’s own changes among them', async ({
  page,
  network,
  fill,
  press,
  signIn,
  another,
}) => {
  await signIn();
  const old = 'The first of many, and old.';
  await network.post('/api/reviews', { rating: 5, comment: old });
  // A page that is full, and is not the last, comes second.
  const many = Array.from({ length: 45 }, (_, i) => `Number ${i} of the crowd.`);
  for (const words of many) await (await another()).post('/api/reviews', { rating: 4, comment: words });
  await page.open('/reviews');
  await waitFor(() => expect(entries()).toHaveLength(20));
  expect(await yours()).toHaveTextContent(old);
  expect(entry(old)).toHaveLength(0);

  const changed = 'Changed where it is not in sight.';
  await press('Edit');
  await fill(await comment(), changed);
  await press('Save changes');
  await waitFor(async () => expect(await yours()).toHaveTextContent(changed));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your review' })).toHaveFocus());
  expect(entries()).toHaveLength(20);

  const more = () => screen.queryByRole('button', { name: 'Show more reviews' });
  await press('Show more reviews');
  await waitFor(() => expect(within(entries()[20] as HTMLElement).getByRole('heading')).toHaveFocus());
  while (more()) {
    const known = entries().length;
    await press('Show more reviews');
    await waitFor(() => expect(entries().length > known || !more()).toBe(true));
  }
  const shown = entries()
    .map((one) => one.textContent)
    .join('\n');
  const places = [...many].reverse().map((words) => shown.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places, 'the newest first').toEqual([...places].sort((one, other) => one - other));
  for (const words of many) expect(shown.split(words), 'once').toHaveLength(2);
  expect(entry(changed)).toHaveLength(1);

  await press('Delete');
  await press('Delete');
  await waitFor(() => expect(entry(changed)).toHaveLength(0));
  expect(entry(many[0] ?? '')).toHaveLength(1);
});

test('what one learner was writing is not the next one’s either where nobody signed out', async ({
  page,
  network,
  fill,
  user,
  press,
  signIn,
}) => {
  const begin = async () => {
    await page.open('/reviews');
    await fill(await comment(), 'Nobody else’s business.');
    network.cookies.clear();
  };
  await signIn();
  await begin();
  // Somebody else signed in in another tab.
  await signIn();
  await page.open('/reviews');
  expect(await comment()).toHaveValue('');

  const name = await signIn({ password: 'correct horse' });
  const words = async () => {
    await page.open('/auth?next=%2Freviews');
    await user.type(await screen.findByLabelText('Username'), name);
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Sign In');
    await waitFor(() => expect(location.pathname).toBe('/reviews'));
    return (await comment()).textContent;
  };
  await begin();
  expect(await words(), 'the same learner').toBe('Nobody else’s business.');
  network.cookies.clear();
  await signIn();
  await begin();
  expect(await words(), 'another learner').toBe('');
});
