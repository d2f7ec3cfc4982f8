import type { Conversation } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heading, modelAnswer, startModelServer } from '../testing/practice/modelServer.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let bench: Awaited<ReturnType<typeof startWorkerBench>>;
beforeAll(async () => {
  model = await startModelServer('llamacpp');
  bench = await startWorkerBench({
    PRACTICE_MODEL: 'llamacpp:gemma-3',
    PRACTICE_MODEL_URL: model.url,
    PRACTICE_MODEL_TIMEOUT_MS: '2000',
  });
});
afterAll(async () => {
  await bench.close();
  await model.close();
});

test('in workerd the lazy modules load when they are first needed, and replies are streamed', async () => {
  let cookie = '';
  const post = async (path: string, json: object, headers = {}) => {
    const response = await bench.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(json),
    });
    cookie ||= response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return response;
  };
  await post('/api/auth/register', {
    username: 'Lydia',
    email: 'lydia@example.org',
    password: 'purple cloth',
  });
  await post('/api/subscription/upgrade', {});
  const opened = (await (await post('/api/practice/start', { worldview: 'hindu' })).json()) as Conversation;
  expect(opened.messages).toHaveLength(1);

  const message = { worldview: 'hindu', message: 'As Acts 17:27 says, he is not far from each of us.' };
  const streamed = await post('/api/practice/message', message, { accept: 'text/event-stream' });
  expect(streamed.headers.get('content-encoding')).toBeNull();
  const events = await streamed.text();
  expect(events.match(/^event: delta$/gm)?.length).toBeGreaterThan(5);
  expect(events).toContain(JSON.stringify(modelAnswer).slice(1, -1));
  expect(events).toMatch(/event: turn\n/);

  const part = [heading, 'A first sentence that anybody may read. ', 'Then'];
  for (const ending of ['cut', 'silence'] as const) {
    model.behave({ thoughts: ['private'], pieces: part, ending });
    const broken = await post('/api/practice/message', message, { accept: 'text/event-stream' });
    const text = await broken.text();
    expect(text).toContain('A first sentence');
    expect(text).not.toContain('private');
    expect(text.slice(text.indexOf('event: turn'))).toMatch(/^event: turn\n.*"partner":"guided"/);
    expect(text.slice(text.indexOf('event: turn'))).not.toContain('A first sentence');
  }

  model.behave(401);
  const failed = await post('/api/practice/message', message, { accept: 'text/event-stream' });
  expect(await failed.text()).toContain('"code":"provider_failed"');
  const guided = await post(`/api/practice/conversations/${opened.id}/answer`, { partner: 'guided' });
  expect(await guided.json()).toMatchObject({ answer: { partner: 'guided' } });
});
