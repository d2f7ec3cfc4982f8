import type { Conversation, PracticePartner } from '@apologia/contract';
import { expect, test } from '../fixtures.ts';
import { composer, log, speeches, startTalk } from './conversations.ts';

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
