import { practice } from '@apologia/contract';
import { ApiError } from '@apologia/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { streamReply } from './streamReply.ts';

afterEach(() => vi.unstubAllGlobals());

const said = { position: 1, role: 'user', content: 'Why?', partner: null, choices: [] };
const turn = {
  conversation: '00000000-0000-0000-0000-000000000000',
  reply: 'Because.',
  said,
  answer: { ...said, position: 2, role: 'assistant', content: 'Because.', partner: 'guided' },
  isEnded: false,
  table: null,
};

/** Answers with these events, and a good deal after them. Resolves once all of it was read. */
function answerWith(events: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const parts = [events, ...Array.from({ length: 100 }, () => ': later\n\n')];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts.shift();
        if (part !== undefined) return controller.enqueue(new TextEncoder().encode(part));
        controller.close();
        resolve();
      },
    },
    { highWaterMark: 0 },
  );
  vi.stubGlobal('fetch', async () => new Response(body));
  return promise;
}

const request = {
  body: { worldview: 'atheist', conversation: '00000000-0000-0000-0000-000000000000', message: 'Why?' },
};

test('a reply is there with its turn, and its stream is read to its end', async () => {
  const atEnd = answerWith(
    `event: delta\ndata: "Because."\n\nevent: turn\ndata: ${JSON.stringify(turn)}\n\n`,
  );
  const parts: string[] = [];
  const reply = await streamReply(practice.message, request, (part) => parts.push(part));
  expect(reply).toMatchObject({ reply: 'Because.' });
  expect(parts).toEqual(['Because.']);
  await atEnd;
});

test('the stream of a partner who failed is read to its end too', async () => {
  const envelope = { error: 'No answer came.', code: 'provider_failed', requestId: 'r' };
  const atEnd = answerWith(`event: error\ndata: ${JSON.stringify(envelope)}\n\n`);
  await expect(streamReply(practice.message, request, () => {})).rejects.toThrow(ApiError);
  await atEnd;
});
