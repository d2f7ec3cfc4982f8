import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../academy/testing/running.ts';
import { readSettings } from './settings.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-settings-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const bindingsWith = async (env: Record<string, string>) => {
  const settings = await readSettings({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
  return settings.bindings;
};

test('premium is to be tried out locally, and in production only paid for', async () => {
  expect(await bindingsWith({})).toMatchObject({ DEMO_UPGRADES: 'true' });
  expect(await bindingsWith({ DEMO_UPGRADES: 'false' })).toMatchObject({ DEMO_UPGRADES: 'false' });
  expect(await bindingsWith({ ENVIRONMENT: 'production' })).toMatchObject({ DEMO_UPGRADES: 'false' });
  await expect(bindingsWith({ ENVIRONMENT: 'production', DEMO_UPGRADES: 'true' })).rejects.toThrow(
    /DEMO_UPGRADES must not be true in production/,
  );
});

test('the Worker is given the model, and the keys that are there', async () => {
  const model = {
    PRACTICE_MODEL: 'workers-ai:@cf/x/y',
    CLOUDFLARE_ACCOUNT_ID: 'a'.repeat(32),
    CLOUDFLARE_API_TOKEN: 'x',
  };
  expect(await bindingsWith(model)).toMatchObject(model);
});

test('without a mail server mails stay on this machine, but in production', async () => {
  const settingsWith = async (env: Record<string, string>) =>
    readSettings({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
  const mail = { SMTP_URL: 'smtps://ruth:secret@mail.example', MAIL_FROM: 'academy@example.org' };
  expect((await settingsWith({})).mailbox).toBe(true);
  expect((await settingsWith(mail)).mailbox).toBe(false);
  expect((await settingsWith(mail)).bindings.PUBLIC_URL).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await settingsWith({ ENVIRONMENT: 'production' })).mailbox).toBe(false);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a mail server that is none', { SMTP_URL: 'mail.example' }, /: SMTP_URL must look like smtps:[^.]*\S\.?/],
  ['a port that is no number', { PORT: 'eighty' }, /PORT must be a number from 1 to 65535, not eighty\./],
  ['a port that is none', { PORT: '0' }, /PORT must be a number from 1 to 65535, not 0\./],
  ['a port beyond all', { PORT: '70000' }, /PORT must be a number from 1 to 65535, not 70000\./],
  [
    'a port that browsers refuse',
    { PORT: '6000' },
    /Browsers open no pages on port 6000\. Set PORT to another\./,
  ],
  [
    'a simulated PayPal or not',
    { PAYPAL_SIMULATOR: 'perhaps' },
    /PAYPAL_SIMULATOR must be true or false, not perhaps\./,
  ],
  [
    'a data folder that cannot be',
    { DATA_DIR: '/dev/null/data' },
    /The data folder \/dev\/null\/data cannot be written\./,
  ],
  [
    'a flag that is neither true nor false',
    { DEMO_UPGRADES: 'maybe' },
    /DEMO_UPGRADES must be true or false/,
  ],
  ['an unknown environment', { ENVIRONMENT: 'moon' }, /ENVIRONMENT must be local, preview or production/],
  [
    'a limit that is no number',
    { LOGINS_PER_ADDRESS_PER_MINUTE: 'few' },
    /LOGINS_PER_ADDRESS_PER_MINUTE must be/,
  ],
  ['a model without a provider', { PRACTICE_MODEL: 'llama3.2' }, /PRACTICE_MODEL must be a provider/],
  [
    'a model without its key',
    { PRACTICE_MODEL: 'openai:gpt-5-mini' },
    /PRACTICE_MODEL=openai:gpt-5-mini needs OPENAI_API_KEY\./,
  ],
  [
    'a token that is too short',
    { SHIP_TOKEN_COURSES: 'abc' },
    /SHIP_TOKEN_COURSES must have at least 24 characters/,
  ],
  [
    'demo upgrades in production',
    { ENVIRONMENT: 'production', DEMO_UPGRADES: 'true' },
    /DEMO_UPGRADES must not be true in production/,
  ],
  ['half of a PayPal account', { PAYPAL_CLIENT_ID: 'client' }, /PayPal needs PAYPAL_CLIENT_SECRET, .* too\./],
  [
    'a simulated PayPal in production',
    { ENVIRONMENT: 'production', PAYPAL_SIMULATOR: 'true' },
    /The PayPal simulator goes neither with PAYPAL_BASE_URL nor with production\./,
  ],
])('%s is refused in one sentence', async (_, env, sentence) => {
  await expect(refusalOf(env)).resolves.toMatch(sentence);
});

// To a browser `localhost` is either.
test.each(['127.0.0.1', '::1'])('a port taken on %s is refused in one sentence', async (host) => {
  const port = await freePort();
  const squatter = createServer().listen(port, host);
  expect(await refusalOf({ PORT: String(port) })).toBe(`Port ${port} is taken. Set PORT to a free one.`);
  squatter.close();
});

/** What a start with these settings says before it ends. */
const refusalOf = (env: Record<string, string>): Promise<string> =>
  bindingsWith(env).then(
    () => expect.fail('it starts'),
    ({ message }: Error) => {
      expect(message.split('\n')).toHaveLength(1);
      return message;
    },
  );
