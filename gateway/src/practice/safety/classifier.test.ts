import { worldviews } from '@apologia/contract';
import { readHeldOut, readLabelledMessages, readWorldview } from '@apologia/db/practice';
import { expect, test } from 'vitest';
import { initialState } from '../guided/initialState.ts';
import { careDecision } from './careDecision.ts';
import model from './classifier.json' with { type: 'json' };
import { needClassifier } from './classifier.ts';
import { readNeed } from './safety.ts';

const { detectNeed } = needClassifier(model);
const mourning = await readLabelledMessages('held-out-mourning');
const needs = [...(await readLabelledMessages('held-out')), ...mourning].filter(
  ({ kind }) => kind !== 'ordinary',
);

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
  expect(needs.length).toBeGreaterThanOrEqual(200);
  expect(new Set(needs.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'fr', 'de']));
  const missed = needs.filter(({ text }) => !detectNeed(text).unsure);
  expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(needs.length * 0.02);
  // Few of them are only asked how they are.
  const unsure = needs.filter(({ text }) => !detectNeed(text).certain);
  expect(unsure.length).toBeLessThanOrEqual(needs.length * 0.05);
});

test('at most 1 of 100 ordinary messages is taken for a cry for help', async () => {
  const all = await ordinaryMessages();
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  const wrongly = all.filter((text) => detectNeed(text).unsure);
  expect(wrongly.length, wrongly.join('\n')).toBeLessThanOrEqual(all.length * 0.01);
});

test('of what mourners say after they have told of a death at most 1 in 10 is answered with care again', () => {
  const care = { kind: 'grief', language: 'en', country: null, isOpen: false } as const;
  const state = { ...initialState('any'), care };
  const ordinary = mourning.filter(({ kind }) => kind === 'ordinary');
  expect(ordinary.length).toBeGreaterThanOrEqual(90);
  const wrongly = ordinary.filter(({ text }) => careDecision(state, readNeed(text), false));
  expect(wrongly.length, wrongly.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
    ordinary.length * 0.1,
  );
  const missed = mourning.filter(
    ({ kind, text }) => kind !== 'ordinary' && !careDecision(state, readNeed(text), false),
  );
  expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(2);
});

test.each([
  ['yes', 'yes'],
  ['sometimes', 'yes'],
  ['i am', 'yes'],
  ['sí', 'yes'],
  ['no', 'no'],
  ['nope, only this debate', 'no'],
  ['yes im tired', null],
  ['the moral argument needs a ground', null],
])('whoever was asked and says “%s” says %s', (text, says) => {
  expect(readNeed(text).saysToAsking).toBe(says);
});

test('no choice that a partner offers is taken for a cry for help', async () => {
  for (const id of worldviews) {
    const { objections } = await readWorldview(id);
    const gists = objections.flatMap(({ data }) => data.replies.map(({ gist }) => gist));
    expect(gists.filter((gist) => detectNeed(gist).certain)).toEqual([]);
  }
});
