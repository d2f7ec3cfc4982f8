import { mkdtemp, rm } from 'node:fs/promises';
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
  const settings = await readSettings({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env }, []);
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
