import type { Conversation, PracticePartner } from '@apologia/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { composer, keptAs, log, loseReply, say, speeches, startTalk } from './conversations.ts';

test.use({ allowedErrors: { patterns: [/status of (409|429|502)/, /ERR_FAILED/, /ERR_INCOMPLETE/] } });

const failed = 'Failed to send message. Please try again.';
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

const envelope = (error: string, code: string) => ({ error, code, requestId: 'x' });
const providerFailed = { status: 502, json: envelope(failed, 'provider_failed') };

/** A reply as the gateway sends it, in events. */
function reply({ id, table }: Conversation, said: string, answer: string, partner: PracticePartner) {
  const message = { partner: null, choices: [] };
  const turn = {
    conversation: id,
    reply: answer,
    isEnded: false,
    said: { ...message, position: 1, role: 'user', content: said },
    answer: { ...message, position: 2, role: 'assistant', content: answer, partner },
    table,
  };
  const halves = [answer.slice(0, 9), answer.slice(9)];
  const deltas = halves.map((half) => `event: delta\ndata: ${JSON.stringify(half)}\n\n`);
  return {
    contentType: 'text/event-stream',
    body: `${deltas.join('')}event: turn\ndata: ${JSON.stringify(turn)}\n\n`,
  };
}

/** Opens the conversation as in an academy where a language model speaks. */
async function openWithModel(page: Page): Promise<void> {
  await page.route('**/api/practice', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), partner: 'model' } });
  });
  await page.goto('/dashboard');
  // Before the page runs its links lead to new documents, which bring their data.
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('link', { name: 'AI Discussion Practice' }).first().click();
  await expect(page.getByText('A language model speaks in the guided partner’s part')).toBeVisible();
}

test('a message without a reply stays, and Retry brings the reply', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await page.goto('/practice');
  await page.route('**/api/practice/message', (route) => route.fulfill(providerFailed));
  await composer(page).fill('Are you there?');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, failed)).toBeVisible();
  await expect(log(page).getByText('No reply yet')).toBeVisible();
  await expect(speeches(page).last()).toContainText('Are you there?');
  await expect(composer(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue with the guided partner' })).toHaveCount(0);
  // What is written meanwhile waits for its turn.
  await composer(page).fill('And another thing.');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('And another thing.');

  await page.route('**/answer', (route) => route.fulfill(providerFailed), { times: 1 });
  const failedAgain = page.waitForResponse('**/answer');
  await page.getByRole('button', { name: 'Retry' }).click();
  await failedAgain;
  await expect(log(page).getByText('No reply yet')).toBeVisible();
  await page.route('**/answer', (route) =>
    route.fulfill(reply(talk, 'Are you there?', 'Yes, I am here.', 'guided')),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(speeches(page)).toHaveCount(3);
  await expect(speeches(page).last()).toContainText('Yes, I am here.');
  await expect(log(page).getByText('No reply yet')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('And another thing.');
});

test('where a model fails one goes on with the guided partner, and stays with it', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await openWithModel(page);
  const events = `event: delta\ndata: "Well"\n\nevent: error\ndata: ${JSON.stringify(providerFailed.json)}\n\n`;
  await page.route('**/api/practice/message', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: events }),
  );
  await composer(page).fill('Are you there?');
  await page.keyboard.press('Enter');
  await expect(toast(page, failed)).toBeVisible();
  await page.route('**/answer', (route) =>
    route.fulfill(reply(talk, 'Are you there?', 'I was written by hand.', 'guided')),
  );
  const asked = page.waitForRequest('**/answer');
  await page.getByRole('button', { name: 'Continue with the guided partner' }).click();
  expect((await asked).postDataJSON()).toEqual({ partner: 'guided' });
  await expect(page.getByText('Guided partner: every line was written by hand')).toBeVisible();
  await expect(composer(page)).toBeFocused();

  const next = page.waitForRequest('**/api/practice/message');
  await page.keyboard.type('Then go on.');
  await page.keyboard.press('Enter');
  expect((await next).postDataJSON()).toMatchObject({ partner: 'guided', message: 'Then go on.' });
});

test('every message says whose it is where a model has spoken', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await openWithModel(page);
  await page.route('**/api/practice/message', (route) =>
    route.fulfill(reply(talk, 'Hello.', 'Hello to you too.', 'model')),
  );
  await composer(page).fill('Hello.');
  await page.keyboard.press('Enter');
  await expect(speeches(page).first()).toContainText('written by hand');
  await expect(speeches(page).last()).toContainText('language model');
  await expect(speeches(page).nth(1)).not.toContainText(/by hand|language model/);
});

test('words appear as they come, and are read out as a whole', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/api/practice/message')) return real(input, init);
      const body = new ReadableStream({
        start(controller) {
          const encoder = new TextEncoder();
          Object.assign(window, {
            send: (text: string) => controller.enqueue(encoder.encode(text)),
            close: () => controller.close(),
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
  const send = (text: string) =>
    page.evaluate((sent) => (window as never as { send(t: string): void }).send(sent), text);
  await page.goto('/practice');
  await composer(page).fill('Speak slowly, please.');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Waiting for the reply')).toBeAttached();
  const answer = 'Slowly, then: 1 Peter 3:15.';
  const { body } = reply(talk, 'Speak slowly, please.', answer, 'guided');
  // Cut anywhere: an event may come in pieces.
  await send(body.slice(0, 21));
  await send(body.slice(21, 60));
  const coming = log(page).locator('[aria-hidden=true]').last();
  await expect(coming).toContainText('Slowly, t');
  await expect(log(page).getByRole('paragraph').filter({ hasText: 'Slowly, t' })).toHaveCount(0);
  await send(body.slice(60));
  await expect(speeches(page).last()).toContainText(answer);
  await expect(speeches(page).last().getByRole('link', { name: '1 Peter 3:15' })).toBeVisible();
  await expect(log(page).locator('[data-speech][aria-hidden=true]')).toHaveCount(0);
});

test('what could not be kept comes back to the draft', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const { id } = await startTalk(page.request);
  await page.goto('/practice');
  await page.route('**/api/practice/message', (route) => route.abort());
  await composer(page).fill('Into the void.');
  await page.keyboard.press('Enter');
  await expect(toast(page, failed)).toBeVisible();
  await expect(composer(page)).toHaveValue('Into the void.');
  await expect(speeches(page)).toHaveCount(1);

  const sentence = 'You have said much today. Please come back tomorrow.';
  await page.unroute('**/api/practice/message');
  await page.route('**/api/practice/message', (route) =>
    route.fulfill({ status: 429, json: envelope(sentence, 'too_many') }),
  );
  await page.keyboard.press('Enter');
  await expect(toast(page, sentence)).toBeVisible();
  await expect(composer(page)).toHaveValue('Into the void.');

  await page.unroute('**/api/practice/message');
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(3);
  expect((await keptAs(page.request, id)).messages).toHaveLength(3);
});

test('a connection that drops after the message was kept loses and doubles nothing', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true });
  const { id } = await startTalk(page.request);
  await page.goto('/practice');
  await page.route('**/api/practice/message', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await composer(page).fill('Did that arrive?');
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(3);
  await expect(composer(page)).toHaveValue('');
  await expect(page.getByText(failed)).toHaveCount(0);
  expect((await keptAs(page.request, id)).messages).toHaveLength(3);
});

test('after a reload in the middle of a reply there is the same way on', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await say(page.request, talk, 'Are you still there?');
  await loseReply(talk.id);
  await page.goto('/practice');
  await expect(log(page).getByText('No reply yet')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(speeches(page)).toHaveCount(3);
  await expect(log(page).getByText('No reply yet')).toHaveCount(0);
  expect((await keptAs(page.request, talk.id)).messages).toHaveLength(3);
});

test('a conversation that was ended elsewhere says so, and the words stay', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const { id } = await startTalk(page.request);
  await page.goto('/practice');
  await startTalk(page.request);
  await composer(page).fill('Still there?');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'This conversation has ended. Start a new one.')).toBeVisible();
  await expect(page.getByText('This conversation has ended.', { exact: true })).toBeVisible();
  expect((await keptAs(page.request, id)).messages).toHaveLength(1);
});

test('what was said in another tab meanwhile is shown in its place', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await page.goto('/practice');
  await say(page.request, talk, 'Said elsewhere.');
  await composer(page).fill('Said here.');
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(5);
  await expect(speeches(page).nth(1)).toContainText('Said elsewhere.');
  await expect(speeches(page).nth(3)).toContainText('Said here.');
});
