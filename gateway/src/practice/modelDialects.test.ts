import { afterEach, expect, test, vi } from 'vitest';
import type { ModelProvider } from '../kernel/modelServer.ts';
import { startBench } from '../testing/bench.ts';
import { dialects } from '../testing/practice/modelDialects.ts';
import {
  type Behaviour,
  heading,
  modelAnswer,
  pieces,
  startModelServer,
} from '../testing/practice/modelServer.ts';
import { practising } from '../testing/practice/practice.ts';

const account = '0'.repeat(32);
const keys = {
  OPENAI_API_KEY: 'sk-secret',
  CLOUDFLARE_ACCOUNT_ID: account,
  CLOUDFLARE_API_TOKEN: 'cf-secret',
};
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A learner in a conversation, in an academy whose model is of this name. */
async function talkWith(name: string, more: Record<string, string> = {}) {
  const provider = name.slice(0, name.indexOf(':')) as ModelProvider;
  const model = await startModelServer(provider);
  const bench = await startBench({
    ...keys,
    PRACTICE_MODEL: name,
    PRACTICE_MODEL_URL: model.url,
    PRACTICE_MODEL_TIMEOUT_MS: '2000',
    ...more,
  });
  closing.push(bench.close, model.close);
  const learner = practising(bench, await bench.premium(await bench.register()));
  await learner.start('hindu');
  const answerTo = async (message: string, ...behaviours: Behaviour[]) => {
    model.behave(...behaviours);
    const logged = ['warn', 'error'].map((level) =>
      vi.spyOn(console, level as 'warn').mockImplementation(() => {}),
    );
    const response = await learner.send('hindu', message, {}, { accept: 'text/event-stream' });
    const text = await response.text();
    const log = JSON.stringify(logged.flatMap((spy) => spy.mock.calls));
    for (const spy of logged) spy.mockRestore();
    const last = text.trim().split('\n\n').at(-1) ?? '';
    const data = JSON.parse(last.match(/^data: (.*)$/m)?.[1] ?? 'null');
    return { data, log, text };
  };
  return { model, learner, answerTo };
}

const models: [string, object][] = [
  ['openai:gpt-5-mini', { max_completion_tokens: 2_700, reasoning_effort: 'low' }],
  ['openai:gpt-4.1-mini', { max_completion_tokens: 700 }],
  ['ollama:llama3.2:3b', { max_tokens: 700, reasoning_effort: 'none' }],
  ['ollama:qwen3', { max_tokens: 2_700, reasoning_effort: 'none' }],
  ['llamacpp:gemma-3', { max_tokens: 700, chat_template_kwargs: { enable_thinking: false } }],
  ['workers-ai:@cf/meta/llama-3.1-8b-instruct', { max_tokens: 700 }],
];

test.each(models)('%s answers, and is sent what its server understands', async (name, options) => {
  const { model, learner, answerTo } = await talkWith(name);
  const { data } = await answerTo('There is a reason.', 'well');
  expect(data.answer).toMatchObject({ partner: 'model', content: modelAnswer });
  expect((await learner.screen()).partner).toBe('model');
  expect(model.requests).toHaveLength(1);
  const { messages, ...rest } = model.requests[0] ?? {};
  expect(rest).toEqual({ model: name.slice(name.indexOf(':') + 1), stream: true, ...options });
  expect(messages?.map(({ role }) => role)).toEqual(['system', 'user']);
});

test.each(Object.keys(dialects))(
  'of %s: thoughts that are told apart are not shown, and digits arrive',
  async (provider) => {
    const { answerTo } = await talkWith(provider === 'workers-ai' ? 'workers-ai:@cf/x/y' : `${provider}:x`);
    const { data, text } = await answerTo('There is a reason.', {
      thoughts: ['private', ' thought'],
      pieces: [heading, 'In ', '1984', ' or ', '7', ' years later, what would change?'],
    });
    expect(data.answer.content).toBe('In 1984 or 7 years later, what would change?');
    expect(text).not.toMatch(/private|act=/);
  },
);

test.each(Object.keys(dialects))(
  'of %s: failures are told with no more than a sentence, and one is retried',
  async (provider) => {
    const { model, answerTo } = await talkWith(
      provider === 'workers-ai' ? 'workers-ai:@cf/x/y' : `${provider}:x`,
    );
    const wrong = await answerTo('There is a reason.', 404);
    expect(wrong.data).toMatchObject({ code: 'provider_failed' });
    expect(wrong.text + wrong.log).not.toMatch(/secret|There is a reason/);
    expect(wrong.log).toContain('status 404');
    const loading = await answerTo('There is another.', 503, 'well');
    expect(loading.data.answer).toMatchObject({ partner: 'model' });
    expect(model.requests).toHaveLength(2);
    const broken = await answerTo('There is a third.', { pieces: [heading, 'Well, '], ending: 'error' });
    expect(broken.data.answer).toMatchObject({ partner: 'guided' });
  },
);

test('a server that speaks in one piece whatever it is asked for is understood', async () => {
  const { answerTo } = await talkWith('llamacpp:x');
  const { data } = await answerTo('There is a reason.', {
    pieces: pieces(heading + modelAnswer),
    inOnePiece: true,
  });
  expect(data.answer).toMatchObject({ partner: 'model', content: modelAnswer });
});

test.each(['end', 'unterminated'] as const)(
  'a stream that only says that it is done has ended (%s)',
  async (ending) => {
    const { answerTo } = await talkWith('workers-ai:@cf/x/y');
    const { data } = await answerTo('There is a reason.', {
      pieces: pieces(heading + modelAnswer),
      finish: null,
      ending,
    });
    expect(data.answer).toMatchObject({ partner: 'model', content: modelAnswer });
  },
);

test('a refusal that does not arrive whole is a timeout', async () => {
  const { model, answerTo } = await talkWith('openai:gpt-4.1-mini');
  const body = { error: { message: 'max_completion_tokens is unknown' } };
  const { data, log } = await answerTo('There is a reason.', { status: 400, body, isNeverWhole: true });
  expect(data).toMatchObject({ code: 'provider_failed' });
  expect(log).toContain('a timeout');
  expect(model.requests).toHaveLength(1);
});

test('a server that wants no key is sent none, and none learns of the accounts in the environment', async () => {
  vi.stubEnv('OPENAI_ORG_ID', 'org-secret');
  vi.stubEnv('OPENAI_PROJECT_ID', 'proj-secret');
  const local = await talkWith('ollama:llama3.2');
  await local.answerTo('There is a reason.', 'well');
  expect(local.model.headers).toHaveLength(1);
  expect(local.model.headers[0]).not.toHaveProperty('authorization');
  const remote = await talkWith('openai:gpt-5-mini');
  await remote.answerTo('There is a reason.', 'well');
  expect(remote.model.headers[0]).toMatchObject({ authorization: 'Bearer sk-secret' });
  vi.unstubAllEnvs();
  expect(JSON.stringify([local.model.headers, remote.model.headers])).not.toMatch(/org-secret|proj-secret/);
});

const refusals: [string, unknown][] = [
  ['by OpenAI', { error: { message: 'Unrecognized request argument supplied: max_completion_tokens' } }],
  [
    'with its other name',
    { error: { message: "'max_completion_tokens' is not supported, use 'max_tokens'." } },
  ],
  [
    'by a schema',
    { detail: [{ loc: ['body', 'max_completion_tokens'], msg: 'Extra inputs are not permitted' }] },
  ],
];
test.each(refusals)(
  'where max_completion_tokens is refused %s, the same request goes out with max_tokens',
  async (_, body) => {
    const { model, answerTo } = await talkWith('openai:some-model');
    // What one request has learned no other knows.
    for (const message of ['There is a reason.', 'There is another.']) {
      const { data } = await answerTo(message, { status: 400, body }, 'well');
      expect(data.answer).toMatchObject({ partner: 'model' });
      const sent = model.requests.map(({ max_completion_tokens: a, max_tokens: b }) => [a, b]);
      expect(sent).toEqual([
        [700, undefined],
        [undefined, 700],
      ]);
    }
  },
);

test('an option that a server refuses is left out', async () => {
  const { model, answerTo } = await talkWith('ollama:old');
  const { data } = await answerTo('There is a reason.', 'well');
  expect(data.answer).toMatchObject({ partner: 'model' });
  expect(model.requests.map(({ reasoning_effort: effort }) => effort)).toEqual(['none', undefined]);
});

test('a server that refuses for ever is asked four times and no more', async () => {
  const { model, answerTo } = await talkWith('openai:gpt-5-mini');
  const refusal = (name: string) => ({ status: 400, body: { error: { message: `${name} is unknown` } } });
  const { data } = await answerTo(
    'There is a reason.',
    refusal('reasoning_effort'),
    refusal('max_completion_tokens'),
    { status: 400, body: { error: { message: 'no' } } },
  );
  expect(data).toMatchObject({ code: 'provider_failed' });
  expect(model.requests).toHaveLength(4);
});

test('after a message without a reply and a long talk the turns still alternate', async () => {
  const { model, learner, answerTo } = await talkWith('llamacpp:gemma-3');
  await answerTo('The first.', 401);
  expect((await learner.screen()).conversation).toMatchObject({ awaitsReply: true });
  for (let n = 0; n < 4; n++) await answerTo(`Zxcvb ${'word '.repeat(500)}`, 'well');
  const { data } = await answerTo('Zxcvb, the last.', 'well');
  expect(data.answer).toMatchObject({ partner: 'model' });
  const { messages } = model.requests[0] ?? { messages: [] };
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'Zxcvb, the last.' });
  const talk = messages.slice(1).map(({ content }) => content);
  expect(talk.join('').length).toBeLessThan(6_000);
});

test('what is in danger is answered with care, and no server sees a request', async () => {
  const { model, learner } = await talkWith('ollama:llama3.2');
  model.behave();
  const turn = await learner.say('hindu', 'i want to kill myself');
  expect(turn.answer.partner).toBe('care');
  expect(model.requests).toEqual([]);
});
