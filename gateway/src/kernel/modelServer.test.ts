import { apps } from '@apologia/contract';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const complete = {
  LIBSQL_URL: 'http://127.0.0.1:8080',
  ...Object.fromEntries(apps.map((app) => [`SHIP_TOKEN_${app.toUpperCase()}`, 'x'.repeat(24)])),
};
const account = '0123456789abcdef'.repeat(2);
const cloudflare = { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: 'cf-secret' };
const serverOf = (env: Record<string, string>) => parseConfig({ ...complete, ...env }).modelServer;

test('without a model and without a key the guided partner speaks alone', () => {
  expect(serverOf({})).toBeNull();
  expect(serverOf({ PRACTICE_MODEL: '', ...cloudflare, CLOUDFLARE_ACCOUNT_ID: 'me' })).toBeNull();
});

test.each<[string, Record<string, string>, object]>([
  [
    'ollama:llama3.2:3b',
    {},
    { model: 'llama3.2:3b', baseUrl: 'http://127.0.0.1:11434/v1', apiKey: '', timeoutMs: 60_000 },
  ],
  ['llamacpp:gemma-3', { LLAMA_API_KEY: 'mine' }, { baseUrl: 'http://127.0.0.1:8080/v1', apiKey: 'mine' }],
  [
    'workers-ai:@cf/meta/llama-3.1-8b-instruct',
    cloudflare,
    {
      model: '@cf/meta/llama-3.1-8b-instruct',
      baseUrl: `https://api.cloudflare.com/client/v4/accounts/${account}/ai/v1`,
      apiKey: 'cf-secret',
      timeoutMs: 20_000,
    },
  ],
  [
    'openai:gpt-5-mini',
    { OPENAI_API_KEY: 'sk-secret', OPENAI_MODEL: 'another' },
    { model: 'gpt-5-mini', baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-secret', timeoutMs: 20_000 },
  ],
])('%s alone says where the model is, with which key', (name, keys, expected) => {
  expect(serverOf({ PRACTICE_MODEL: name, ...keys })).toMatchObject(expected);
});

test('a model may be somewhere else, and be given more time', () => {
  const more = { PRACTICE_MODEL_URL: 'http://10.0.0.7:9000/v1/', PRACTICE_MODEL_TIMEOUT_MS: '90000' };
  expect(
    serverOf({ PRACTICE_MODEL: 'ollama:llama3.2', OPENAI_BASE_URL: 'https://proxy.example/v1', ...more }),
  ).toMatchObject({ provider: 'ollama', baseUrl: 'http://10.0.0.7:9000/v1', timeoutMs: 90_000 });
});

test('a key of OpenAI’s alone chooses its model too', () => {
  const env = {
    OPENAI_API_KEY: 'sk-secret',
    OPENAI_BASE_URL: 'https://proxy.example/v1',
    OPENAI_MODEL: 'mine',
  };
  expect(serverOf({ OPENAI_API_KEY: 'sk-secret' })).toMatchObject({
    provider: 'openai',
    model: 'gpt-5-mini',
  });
  expect(serverOf(env)).toMatchObject({ baseUrl: 'https://proxy.example/v1', model: 'mine' });
});

test.each<[Record<string, string>, RegExp]>([
  [
    { PRACTICE_MODEL: 'llama3.2' },
    /PRACTICE_MODEL must be a provider \(openai, ollama, llamacpp, workers-ai\) and a model, as ollama:llama3\.2\.$/,
  ],
  [{ PRACTICE_MODEL: 'ollama:' }, /PRACTICE_MODEL must be a provider/],
  [{ PRACTICE_MODEL: ':llama3.2' }, /PRACTICE_MODEL must be a provider/],
  [{ PRACTICE_MODEL: 'ollama:two words' }, /PRACTICE_MODEL must be a provider/],
  [{ PRACTICE_MODEL: 'mistral:large' }, /PRACTICE_MODEL must be a provider/],
  [{ PRACTICE_MODEL: 'openai:gpt-5-mini' }, /PRACTICE_MODEL=openai:gpt-5-mini needs OPENAI_API_KEY\.$/],
  [{ PRACTICE_MODEL: 'workers-ai:@cf/x/y' }, /needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN\.$/],
  [{ PRACTICE_MODEL: 'workers-ai:llama', ...cloudflare }, /must name a model as workers-ai:@cf\//],
  [
    { PRACTICE_MODEL: 'workers-ai:@cf/x/y', ...cloudflare, CLOUDFLARE_ACCOUNT_ID: 'me' },
    /CLOUDFLARE_ACCOUNT_ID must have 32/,
  ],
  [
    { PRACTICE_MODEL: 'ollama:x', PRACTICE_MODEL_URL: 'localhost:11434' },
    /PRACTICE_MODEL_URL must be an http/,
  ],
  [{ PRACTICE_MODEL_URL: 'http://localhost:11434/v1' }, /PRACTICE_MODEL_URL needs PRACTICE_MODEL too\.$/],
  [
    { PRACTICE_MODEL: 'ollama:x', PRACTICE_MODEL_TIMEOUT_MS: 'soon' },
    /PRACTICE_MODEL_TIMEOUT_MS must be a number/,
  ],
])('%o stops the start with one sentence', (env, sentence) => {
  let message = '';
  try {
    serverOf(env);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(/^The gateway cannot start: /);
  expect(message).toMatch(sentence);
  expect(message).not.toContain('cf-secret');
});
