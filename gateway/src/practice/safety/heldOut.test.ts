import { worldviews } from '@apologia/contract';
import { readHeldOut, readLabelled, readWorldview } from '@apologia/db/practice';
import { expect, test } from 'vitest';
import learned from './learned.json' with { type: 'json' };
import { recogniserFrom } from './recogniser.ts';

const { hear } = recogniserFrom(learned);
const needs = (await readLabelled('held-out')).filter(({ kind }) => kind !== 'ordinary');

/** What learners said who knew nothing of this: replies to every objection, and what only sounds like need. */
async function talk(): Promise<string[]> {
  const hard = (await readLabelled('held-out')).filter(({ kind }) => kind === 'ordinary');
  const replies = await Promise.all(
    worldviews.map(async (id) => {
      const { objections } = await readWorldview(id);
      const files = await Promise.all(objections.map(({ data }) => readHeldOut(id, data.id)));
      return files.flatMap((kinds) => Object.values(kinds).flat());
    }),
  );
  return [...hard.map(({ text }) => text), ...replies.flat()];
}

test('of people in need whose words nothing was learned from at least 98 of 100 are heard', () => {
  expect(needs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(needs.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'fr', 'de']));
  const missed = needs.filter(({ text }) => !hear(text).surely);
  expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(needs.length * 0.02);
});

test('of ordinary messages at most 1 of 100 is taken for a cry for help', async () => {
  const all = await talk();
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  const wrongly = all.filter((text) => hear(text).surely);
  expect(wrongly.length, wrongly.join('\n')).toBeLessThanOrEqual(all.length * 0.01);
});

test('no choice that is offered is taken for one', async () => {
  for (const id of worldviews) {
    const { objections } = await readWorldview(id);
    const gists = objections.flatMap(({ data }) => data.replies.map(({ gist }) => gist));
    expect(gists.filter((gist) => hear(gist).surely)).toEqual([]);
  }
});
