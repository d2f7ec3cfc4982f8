import { expect, test } from 'vitest';
import { noteReads, patienceMs } from './patience.ts';

test('a document waits for a database that is near, and for one that is far only until that is known', () => {
  // What the documents of other tests took is forgotten.
  for (let i = 0; i < 40; i += 1) noteReads(5);
  expect(patienceMs(60)).toBe(60);
  for (let i = 0; i < 3; i += 1) noteReads(200);
  expect(patienceMs(60)).toBe(0);
  for (let i = 0; i < 20; i += 1) noteReads(5);
  expect(patienceMs(60)).toBe(60);
});
