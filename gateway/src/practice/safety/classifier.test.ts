import { worldviews } from '@apologia/contract';
import { readHeldOut, readLabelledMessages, readWorldview } from '@apologia/db/practice';
import { expect, test } from 'vitest';
import model from './classifier.json' with { type: 'json' };
import { needClassifier } from './classifier.ts';

const { detectNeed } = needClassifier(model);
const needs = (await readLabelledMessages('held-out')).filter(({ kind }) => kind !== 'ordinary');

/** Ordinary messages: replies to every objection by learners who knew nothing of this, and some that only sound like need. */
async function ordinaryMessages(): Promise<string[]> {
  const hard = (await readLabelledMessages('held-out')).filter(({ kind }) => kind === 'ordinary');
  const replies = await Promise.all(
    worldviews.map(async (id) => {
      const { objections } = await readWorldview(id);
      const files = await Promise.all(objections.map(({ data }) => readHeldOut(id, data.id)));
      return files.flatMap((kinds) => Object.values(kinds).flat());
    }),
  );
  return [...hard.map(({ text }) => text), ...replies.flat()];
}

test('need is detected in at least 98 of 100 held-out messages of people in need', () => {
  expect(needs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(needs.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'fr', 'de']));
  const missed = needs.filter(({ text }) => !detectNeed(text).certain);
  expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(needs.length * 0.02);
});

test('at most 1 of 100 ordinary messages is taken for a cry for help', async () => {
  const all = await ordinaryMessages();
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  const wrongly = all.filter((text) => detectNeed(text).certain);
  expect(wrongly.length, wrongly.join('\n')).toBeLessThanOrEqual(all.length * 0.01);
});

test('no choice that a partner offers is taken for a cry for help', async () => {
  for (const id of worldviews) {
    const { objections } = await readWorldview(id);
    const gists = objections.flatMap(({ data }) => data.replies.map(({ gist }) => gist));
    expect(gists.filter((gist) => detectNeed(gist).certain)).toEqual([]);
  }
});
