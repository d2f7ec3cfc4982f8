import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { dropped } from '../screens/network.ts';
import { composer, entries, kept, listed, past, spoken, startTalk } from './talking.ts';

const heading = () => screen.findByRole('heading', { name: 'Past conversations' });
const headingIsFocused = () => waitFor(async () => expect(await heading()).toHaveFocus());
const first = async () => (await entries())[0];
const firstSays = (words: RegExp) => waitFor(async () => expect(await first()).toHaveTextContent(words));

test('a reply that comes when one has gone back to the list shows in it', async ({
  page,
  network,
  user,
  follow,
  signIn,
}) => {
  await signIn({ premium: true });
  await startTalk(network, 'muslim');
  await page.open('/practice?view=past');
  await follow(/Muslim/);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  network.intercept(/\/api\/practice\/message$/, async (_, pass) => {
    const response = await pass();
    await held;
    return response;
  });
  await user.type(await composer(), 'I am back.{Enter}');
  await spoken(2);
  history.back();
  await firstSays(/Muslim.*0 turns · Open/);
  release();
  await firstSays(/Muslim.*1 turn · Open/);
});

test('one conversation is deleted, and then all', async ({ page, network, user, press, follow, signIn }) => {
  await signIn({ premium: true });
  for (const worldview of ['muslim', 'hindu', 'secular'] as const) await startTalk(network, worldview);
  await page.open('/practice?view=past');
  await press(/^Delete the conversation with Hindu/);
  await screen.findByRole('group', { name: 'Delete this conversation? This cannot be undone.' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /^Delete the conversation with Hindu/ })).toHaveFocus();
  });
  await listed(3);
  await user.keyboard('{Enter}');
  await press('Delete');
  await listed(2);
  await headingIsFocused();
  expect((await kept(network)).map(({ worldview }) => worldview)).toEqual(['secular', 'muslim']);

  await press('Delete all conversations');
  await screen.findByRole('group', { name: 'Delete all your conversations? This cannot be undone.' });
  await press('Delete all');
  await waitFor(async () => expect(await past()).toHaveTextContent('No conversations yet.'));
  expect(await kept(network)).toEqual([]);
  await follow('New Conversation');
  await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
  expect(screen.queryByText(/Back to your conversation/)).toBeNull();
});

test('a deleted conversation is gone wherever it was known, its draft too', async ({
  page,
  network,
  user,
  press,
  follow,
  signIn,
}) => {
  await signIn({ premium: true });
  const { id } = await startTalk(network);
  await page.open('/practice');
  await user.type(await composer(), 'Between us');
  await press('New Conversation');
  await follow('Past conversations');
  await press(/^Delete the/);
  await press('Delete');
  await waitFor(async () => expect(await past()).toHaveTextContent('No conversations yet.'));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Between us');
  await page.open(`/practice?conversation=${id}`);
  await screen.findByRole('heading', { name: 'There is no such conversation' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'New Conversation' }));
  await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
});

test('older conversations come a page at a time', async ({ page, network, user, press, signIn }) => {
  await signIn({ premium: true });
  for (let i = 0; i < 22; i++) await startTalk(network, 'secular');
  await page.open('/practice?view=past');
  await listed(20);
  // After one is deleted the others can still be found, also by whoever comes back to the list.
  await user.click(within((await first()) as HTMLElement).getByRole('button', { name: /^Delete the/ }));
  await press('Delete');
  await listed(19);
  await headingIsFocused();
  await user.click(within((await first()) as HTMLElement).getByRole('link'));
  await spoken(1);
  history.back();
  await press('Show more conversations');
  await listed(21);
  const last = (await entries())[20] as HTMLElement;
  await waitFor(() => expect(within(last).getByRole('link')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Show more conversations' })).toBeNull();
});

test('when premium has run out one finds and deletes what was said', async ({
  page,
  academy,
  network,
  press,
  follow,
  signIn,
}) => {
  const username = await signIn({ premium: true });
  for (const worldview of ['muslim', 'hindu', 'secular'] as const) await startTalk(network, worldview);
  const learner = `(select id from learners where username = '${username}')`;
  await academy.run(`update subscriptions set ends_at = starts_at + 1 where learner_id = ${learner}`);
  await page.open('/practice');
  await screen.findByRole('heading', { name: 'Practice tips' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await follow('Past conversations');
  await headingIsFocused();
  await listed(3);
  // They are locked like the rest: nothing leads into them.
  for (const entry of await entries()) expect(within(entry).queryByRole('link')).toBeNull();
  await press(/^Delete the conversation with Hindu/);
  await press('Delete');
  await listed(2);
  await page.reload();
  await listed(2);
  await press('Delete all conversations');
  await press('Delete all');
  await waitFor(async () => expect(await past()).toHaveTextContent('No conversations yet.'));
  await headingIsFocused();
  await page.open('/practice');
  await screen.findByRole('heading', { name: 'Practice tips' });
  expect(screen.queryByRole('link', { name: 'Past conversations' })).toBeNull();
});

for (const id of [crypto.randomUUID(), 'mine']) {
  const kind = id === 'mine' ? 'no id at all' : 'the id of none';
  test(`a conversation by ${kind} is not there, and says so kindly`, async ({ page, signIn }) => {
    await signIn({ premium: true });
    await page.open(`/practice?conversation=${id}`);
    await screen.findByRole('heading', { name: 'There is no such conversation' });
  });
}

test('a conversation that cannot be deleted is told of, and nothing is gone', async ({
  page,
  network,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  await startTalk(network);
  await page.open('/practice?view=past');
  network.intercept(/\/delete$/, dropped);
  await press(/^Delete the/);
  await press('Delete');
  await screen.findByText('It could not be deleted. Please try again.');
  await listed(1);
});
