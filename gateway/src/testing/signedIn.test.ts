import { knownDevices, learners, sessions } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from './bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

test('a learner who is signed in past the API is stored as one who registered', async () => {
  await bench.register({ username: 'Ruth', email: 'Ruth@example.org', password: 'correct horse' });
  await bench.register({ username: 'Boaz', email: 'Boaz@example.org' });
  for (const table of [learners, sessions, knownDevices]) {
    const [ruth, boaz, ...others] = await bench.db.select().from(table);
    expect(others).toEqual([]);
    expect(kindsOf(boaz)).toEqual(kindsOf(ruth));
  }
  const keys = {
    username: learners.usernameKey,
    skeleton: learners.usernameSkeleton,
    email: learners.emailKey,
  };
  const [ruth, boaz] = await bench.db.select(keys).from(learners);
  expect(JSON.stringify(boaz).replaceAll('boaz', 'ruth')).toBe(JSON.stringify(ruth));
});

/** What is in each column, without the values. */
const kindsOf = (row: object = {}) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value === null ? null : typeof value]),
  );
