import type { Conversation, PracticePartner } from '@apologia/contract';
import type { UserEvent } from '@testing-library/user-event';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { dropped, type Network, refused } from '../screens/network.ts';
import type { Page } from '../screens/page.ts';
import { composer, keptAs, log, say, speeches, spoken, startTalk } from './talking.ts';

const failed = 'Failed to send message. Please try again.';
const providerFailed = refused(502, failed, 'provider_failed');
const message = /\/api\/practice\/message$/;
const events = (body: string) => new Response(body, { headers: { 'content-type': 'text/event-stream' } });

/** A reply as the gateway sends it, in events. */
function reply({ id, table }: Conversation, said: string, answer: string, partner: PracticePartner) {
  const common = { partner: null, choices: [] };
  const turn = {
    conversation: id,
    reply: answer,
    isEnded: false,
    said: { ...common, position: 1, role: 'user', content: said },
    answer: { ...common, position: 2, role: 'assistant', content: answer, partner },
    table,
  };
  const halves = [answer.slice(0, 9), answer.slice(9)];
  const deltas = halves.map((half) => `event: delta\ndata: ${JSON.stringify(half)}\n\n`);
  return () => events(`${deltas.join('')}event: turn\ndata: ${JSON.stringify(turn)}\n\n`);
}

/** Opens the conversation as in an academy where a language model speaks. */
async function openWithModel(page: Page, network: Network, user: UserEvent): Promise<void> {
  network.intercept(/\/api\/practice$/, async (_, pass) =>
    Response.json({ ...((await (await pass()).json()) as object), partner: 'model' }),
  );
  await page.open('/dashboard');
  await user.click(
    within(await screen.findByRole('navigation')).getByRole('link', { name: /AI Discussion/ }),
  );
  await screen.findByText(/A language model speaks in the guided partner’s part/);
}

const lastSays = (words: string | RegExp) =>
  waitFor(() => expect(speeches().at(-1)).toHaveTextContent(words));

test('a message without a reply stays, and Retry brings the reply', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await page.open('/practice');
  network.intercept(message, providerFailed);
  await user.type(await composer(), 'Are you there?{Enter}');
  await screen.findByText('Error');
  await screen.findByText(failed);
  await screen.findByText(/No reply yet/);
  await lastSays('Are you there?');
  expect(await composer()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Continue with the guided partner' })).toBeNull();
  // What is written meanwhile waits for its turn.
  await user.type(await composer(), 'And another thing.{Enter}');
  expect(await composer()).toHaveValue('And another thing.');

  network.intercept(/\/answer$/, providerFailed);
  await press('Retry');
  await network.idle();
  await waitFor(async () => expect(await log()).toHaveTextContent('No reply yet'));
  network.intercept(/\/answer$/, reply(talk, 'Are you there?', 'Yes, I am here.', 'guided'));
  await press('Retry');
  await spoken(3);
  await lastSays('Yes, I am here.');
  await waitFor(async () => expect(await log()).not.toHaveTextContent('No reply yet'));
  expect(await composer()).toHaveValue('And another thing.');
});

test('where a model fails one goes on with the guided partner, and stays with it', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await openWithModel(page, network, user);
  const envelope = { error: failed, code: 'provider_failed', requestId: 'x' };
  network.intercept(message, () =>
    events(`event: delta\ndata: "Well"\n\nevent: error\ndata: ${JSON.stringify(envelope)}\n\n`),
  );
  await user.type(await composer(), 'Are you there?{Enter}');
  await screen.findByText(failed);
  network.intercept(/\/answer$/, reply(talk, 'Are you there?', 'I was written by hand.', 'guided'));
  await press('Continue with the guided partner');
  await screen.findByText(/^Guided partner: every line was written by hand/);
  expect(network.sent.find(({ path }) => path.endsWith('/answer'))).toMatchObject({
    body: { partner: 'guided' },
  });
  await waitFor(async () => expect(await composer()).toHaveFocus());

  await user.keyboard('Then go on.{Enter}');
  await waitFor(() => {
    expect(network.sent.at(-1)).toMatchObject({ body: { partner: 'guided', message: 'Then go on.' } });
  });
});

test('every message says whose it is where a model has spoken', async ({ page, network, user, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await openWithModel(page, network, user);
  network.intercept(message, reply(talk, 'Hello.', 'Hello to you too.', 'model'));
  await user.type(await composer(), 'Hello.{Enter}');
  await lastSays('language model');
  const [greeting, said] = speeches();
  expect(greeting).toHaveTextContent('written by hand');
  expect(said).not.toHaveTextContent(/by hand|language model/);
});

test('a message that could not be kept comes back to the draft', async ({ page, network, user, signIn }) => {
  await signIn({ premium: true });
  const { id } = await startTalk(network);
  await page.open('/practice');
  network.intercept(message, dropped);
  await user.type(await composer(), 'Into the void.{Enter}');
  await screen.findByText(failed);
  await waitFor(async () => expect(await composer()).toHaveValue('Into the void.'));
  await spoken(1);

  const sentence = 'You have said much today. Please come back tomorrow.';
  network.intercept(message, refused(429, sentence, 'too_many'));
  await user.type(await composer(), '{Enter}');
  await screen.findByText(sentence);
  await waitFor(async () => expect(await composer()).toHaveValue('Into the void.'));

  network.restore();
  await user.type(await composer(), '{Enter}');
  await spoken(3);
  expect((await keptAs(network, id)).messages).toHaveLength(3);
});

test('a connection that drops after the message was kept loses and doubles nothing', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn({ premium: true });
  const { id } = await startTalk(network);
  await page.open('/practice');
  network.intercept(message, async (_, pass) => {
    await (await pass()).text();
    throw new TypeError('Failed to fetch');
  });
  await user.type(await composer(), 'Did that arrive?{Enter}');
  await spoken(3);
  expect(await composer()).toHaveValue('');
  expect(screen.queryByText(failed)).toBeNull();
  expect((await keptAs(network, id)).messages).toHaveLength(3);
});

test('after a reload in the middle of a reply there is the same way on', async ({
  page,
  academy,
  network,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await say(network, talk, 'Are you still there?');
  // As if the partner's first answer had failed: what was said is kept, the reply is not.
  await academy.run(
    `delete from practice_messages where conversation_id = '${talk.id}' and position = 2`,
    `update conversations set length = 2 where id = '${talk.id}'`,
  );
  await page.open('/practice');
  await screen.findByText(/No reply yet/);
  await press('Retry');
  await spoken(3);
  await waitFor(async () => expect(await log()).not.toHaveTextContent('No reply yet'));
  expect((await keptAs(network, talk.id)).messages).toHaveLength(3);
});

test('a conversation that was ended elsewhere says so, and the words stay', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn({ premium: true });
  const { id } = await startTalk(network);
  await page.open('/practice');
  await composer();
  await startTalk(network);
  await user.type(await composer(), 'Still there?{Enter}');
  await screen.findByText('This conversation has ended. Start a new one.');
  await screen.findByText('This conversation has ended.');
  expect((await keptAs(network, id)).messages).toHaveLength(1);
});

test('what was said in another tab meanwhile is shown in its place', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(network);
  await page.open('/practice');
  await composer();
  await say(network, talk, 'Said elsewhere.');
  await user.type(await composer(), 'Said here.{Enter}');
  await spoken(5);
  await waitFor(() => expect(speeches()[1]).toHaveTextContent('Said elsewhere.'));
  expect(speeches()[3]).toHaveTextContent('Said here.');
});
