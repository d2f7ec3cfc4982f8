import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { composer, kept, log, say, speeches, spoken, startTalk } from './talking.ts';

test('a reload in the middle keeps what was said and what was being written', async ({
  page,
  network,
  user,
  press,
  follow,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await say(network, talk, 'Why do you think so?');
  await page.open('/practice');
  await spoken(3);
  await waitFor(() => expect(location.search).toBe(`?conversation=${talk.id}`));
  await user.type(await composer(), 'Half a thought');
  await page.reload();
  await spoken(3);
  expect(await composer()).toHaveValue('Half a thought');

  await press('New Conversation');
  await waitFor(() => expect(location.search).toBe('?conversation=new'));
  await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
  await page.reload();
  await screen.findByRole('group', { name: 'Choose a worldview' });
  await follow('Back to your conversation (Atheist / New Atheism)');
  await waitFor(async () => expect(await composer()).toHaveValue('Half a thought'));
  await user.type(await composer(), ', made whole{Enter}');
  await spoken(5);
  await page.reload();
  await spoken(5);
  expect(speeches()[3]).toHaveTextContent('Half a thought, made whole');
  expect(await composer()).toHaveValue('');
});

for (const address of ['new', 'open']) {
  test(`${address}: the conversation comes with the document`, async ({ page, network, signIn }) => {
    await signIn({ premium: true });
    const { id } = await startTalk(network);
    await page.open(`/practice?conversation=${address === 'new' ? 'new' : id}`);
    if (address === 'new') await screen.findAllByRole('radio');
    else await composer();
    // The way back to what is open may be asked for; nothing waits for it.
    expect(network.sent.filter(({ path }) => path.includes('conversation='))).toEqual([]);
  });
}

test('Enter sends, Shift+Enter begins a line, and nothing is sent by itself', async ({
  page,
  network,
  user,
  fill,
  signIn,
}) => {
  await signIn({ premium: true });
  await startTalk(network);
  await page.open('/practice');
  const sent = () => network.sent.filter(({ path }) => path === '/api/practice/message');
  (await composer()).focus();
  await user.keyboard('{Enter}');
  await fill(await composer(), '  \n ');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fill(await composer(), 'One line');
  // While an input method composes a word, Enter is its own.
  const composing = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  (await composer()).dispatchEvent(composing);
  await user.keyboard('{Shift>}{Enter}{/Shift}and another');
  expect(await composer()).toHaveValue('One line\nand another');
  expect(sent()).toEqual([]);
  await user.keyboard('{Enter}');
  await spoken(3);
  expect(sent()).toMatchObject([{ body: { message: 'One line\nand another' } }]);
});

test('ways that are offered are chosen by a press', async ({ page, network, user, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await say(network, talk, 'Qwerty asdf zxcv.');
  const { answer } = await say(network, talk, 'Zxcv qwerty asdf.');
  const [first] = answer.choices;
  await page.open('/practice');
  const offered = within(await screen.findByRole('list', { name: 'Choose what you mean' }));
  const [way, ...others] = offered.getAllByRole('button');
  expect(others).toHaveLength(2);
  await user.click(way as HTMLElement);
  await spoken(7);
  expect(network.sent.find(({ path }) => path === '/api/practice/message')).toMatchObject({
    body: { message: first?.text, choice: first?.id },
  });
  expect(speeches()[5]).toHaveTextContent(first?.text ?? '-');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Choose what you mean' })).toBeNull());
  await waitFor(async () => expect(await composer()).toHaveFocus());
});

test('help puts a beginning into the draft and sends nothing', async ({
  page,
  network,
  user,
  fill,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  await startTalk(network);
  await page.open('/practice');
  await press('Help me reply');
  const help = () => screen.findByRole('region', { name: 'Help with your reply' });
  const gone = () =>
    waitFor(() => expect(screen.queryByRole('region', { name: 'Help with your reply' })).toBeNull());
  expect((await within(await help()).findAllByRole('link')).at(-1)?.getAttribute('href')).toMatch(
    /^\/lesson\//,
  );
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Help me reply' })).toHaveFocus());

  await press('Help me reply');
  const passage = (await within(await help()).findAllByRole('link')).find((one) =>
    one.getAttribute('href')?.startsWith('/scripture'),
  );
  await user.click(passage as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: /Close/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first] = within(await help()).getAllByRole('listitem') as [HTMLElement];
  const way = within(first).getByRole('button');
  const words = way.textContent ?? '';
  await fill(await composer(), 'I have thought about this.');
  await user.click(way);
  await waitFor(async () => expect(await composer()).toHaveValue(`I have thought about this.\n${words}`));
  await waitFor(async () => expect(await composer()).toHaveFocus());
  await gone();
  expect(speeches()).toHaveLength(1);

  // Once it is said it is no help any more.
  await user.keyboard('{Enter}');
  await spoken(3);
  await press('Help me reply');
  expect((await within(await help()).findAllByRole('button')).map((one) => one.textContent)).not.toContain(
    words,
  );
});

test('one may try again from any of the partner’s turns', async ({ page, network, user, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await say(network, talk, 'Why do you think so?');
  await say(network, talk, 'What would change your mind?');
  await page.open('/practice');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again from here' })).toHaveLength(2));
  const [, second] = screen.getAllByRole('button', { name: 'Try again from here' });
  await user.click(second as HTMLElement);
  await spoken(3);
  expect(location.search).not.toContain(talk.id);
  await waitFor(async () => expect(await composer()).toHaveFocus());
  await user.keyboard('Let me say that otherwise.{Enter}');
  await spoken(5);
  expect((await kept(network)).map(({ isEnded, spoken: turns }) => [isEnded, turns])).toEqual([
    [false, 2],
    [true, 2],
  ]);
});

test('ending early is asked about, and what was only heard is not judged', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  await startTalk(network);
  await page.open('/practice');
  const end = 'End and look back';
  await press(end);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go on talking' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: end })).toHaveFocus());
  await press(end);
  await press('End it');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Looking back' })).toHaveFocus());
  await screen.findByText(/^You only listened this time\./);
});

test('when the partner closes it, the words stay and lead to what there is to see', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(network, 'hindu');
  for (const word of ['stupid', 'pathetic', 'foolish']) await say(network, talk, `You are ${word}.`);
  await page.open('/practice');
  await user.type(await composer(), 'You are evil.{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Look back' })).toHaveFocus());
  expect(speeches()).toHaveLength(9);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Looking back' })).toHaveFocus());
  const gentle = (await screen.findByRole('heading', { name: 'With gentleness and respect' })).closest(
    'li',
  ) as HTMLElement;
  expect(gentle).toHaveTextContent('Not this time');
  expect(within(gentle).getByRole('blockquote')).toHaveTextContent(/^You are stupid\.$/);
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent('What went unanswered comes up in your Daily review.');
  });
});

test('a learner takes back what the debrief says of a message that was understood wrongly', async ({
  page,
  network,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await say(
    network,
    talk,
    'Love cannot be forced, because a world of robots without free will would not love anyone.',
  );
  await network.post(`/api/practice/conversations/${talk.id}/finish`, {});
  await page.open(`/practice?conversation=${talk.id}`);
  const reasoned = async () =>
    (await screen.findByRole('heading', { name: 'Gave a reason' })).closest('li') as HTMLElement;
  expect(await reasoned()).toHaveTextContent('Yes');
  await press('I didn’t mean that: Gave a reason');
  await waitFor(async () => expect(await reasoned()).toHaveTextContent('Not this time'));
  const reply = screen.getByRole('button', { name: /^I didn’t mean that: God gave us free will/ });
  await press(reply.getAttribute('aria-label') ?? '');
  await waitFor(() => expect(reply).not.toBeInTheDocument());
  await page.reload();
  expect(await reasoned()).toHaveTextContent('Not this time');
  expect(screen.queryByRole('button', { name: /^I didn’t mean that/ })).toBeNull();
});

test('a free learner sees what is there and the way to it', async ({ page, user, signIn }) => {
  await signIn();
  for (const address of ['/practice', '/practice?conversation=new', '/practice?view=past']) {
    await page.open(address);
    await screen.findByText('Secular Humanist');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Practice tips' })).toBeVisible();
  }
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Upgrade to Premium' }));
  await waitFor(() => expect(location.pathname).toBe('/subscription'));
});

test('what a conversation says is text, whatever it looks like', async ({
  page,
  network,
  user,
  fill,
  signIn,
}) => {
  await signIn({ premium: true });
  await startTalk(network);
  await page.open('/practice');
  const words = '<img src="x" onerror="window.broken = true"><b>bold</b>';
  await fill(await composer(), words);
  await user.keyboard('{Enter}');
  // The reply says that it was kept.
  await spoken(3);
  expect(speeches()[1]).toHaveTextContent(words);
  await page.reload();
  await spoken(3);
  expect(speeches()[1]).toHaveTextContent(words);
  expect((await log()).querySelectorAll('b, img')).toHaveLength(0);
});
