import { readActs, readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { expect, test } from 'vitest';
import { initialState } from './initialState.ts';
import { retoldIn } from './retold.ts';
import { scenesOf } from './sceneOfFiles.ts';
import { takeTurn } from './turn.ts';

const files = await readWorldview('buddhist');
const scene = scenesOf(files, reading)(files.objections[0]?.data.id);
const scriptureIn = (text: string) =>
  takeTurn(scene, initialState(scene.objection.id), { text }).analysis.moves.scripture;

test.each([
  [
    'the father ran to meet his son while he was far off',
    'the father ran to meet his son while he was far off',
  ],
  [
    'You keep asking what he is like. The shepherd left the others and searched till he found the one lost sheep. That is my answer.',
    'The shepherd left the others and searched till he found the one lost sheep.',
  ],
  [
    'they nailed him up and he asked his father to forgive them as they didnt know',
    'they nailed him up and he asked his father to forgive them as they didnt know',
  ],
])('“%s” uses Scripture, in one’s own words', (text, sentence) => {
  expect(scriptureIn(text)).toBe(sentence);
});

test.each([
  'my father and my son went for a run in the park this morning',
  'I lost my job in March and the whole world went dark for a year',
  'the good shepherds on our hills have dogs for that',
  'what holds a society together when everything goes wrong?',
])('“%s” tells no passage again', (text) => {
  expect(scriptureIn(text)).toBeUndefined();
});

test('a passage that belongs to the objection is told again by any three of its words', () => {
  const objection = {
    ...scene.objection,
    verseTexts: ['The grass withers, the flower fades;', 'but the word of our God stands forever.'],
  };
  const withVerses = { ...scene, objection };
  const moves = (text: string) =>
    takeTurn(withVerses, initialState(objection.id), { text }).analysis.moves.scripture;
  expect(moves('a flower on my desk fades within days and so does grass')).toBe(
    'a flower on my desk fades within days and so does grass',
  );
  expect(moves('a flower on my desk lasts for a week at the most')).toBeUndefined();
});

test('at most 1 in 200 of the labelled messages that are no argument tells a passage again', async () => {
  const labelled = [...(await readActs()).values()].flat();
  const texts = labelled.filter(({ act }) => act !== 'argument').map(({ text }) => text);
  const told = texts.filter((text) => retoldIn(text));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(texts.length / 200);
});
