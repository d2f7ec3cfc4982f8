import { expect, test } from 'vitest';
import { kills } from './kills/kills.ts';

test('whichever process is killed while learners write, what was acknowledged is there', async () => {
  const { kills: done, acknowledged, lost } = await kills(8);
  expect(done).toHaveLength(8);
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(50);
}, 300_000);
