import { readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { expect, test } from 'vitest';
import { initialState } from './initialState.ts';
import { phrases } from './phrases/phrases.ts';
import { scenesOf } from './sceneOfFiles.ts';
import { takeTurn } from './turn.ts';

const files = await readWorldview('atheist');
const scene = scenesOf(files, reading)(files.objections[0]?.data.id);
const movesIn = (text: string) => takeTurn(scene, initialState(scene.objection.id), { text }).analysis.moves;

test.each([
  ['hm ok that was a bad picture, you are right', 'gentle'],
  ['i agree you dont need god to be kind', 'gentle'],
  ['that came out harsher than i meant, sorry', 'gentle'],
  ['i like the picture very much though', 'gentle'],
  ['you are kind to listen to all of this', 'gentle'],
  ['so for you all this pain has no use?', 'restated'],
  ['what do you mean by pointless exactly', 'asked'],
  ['everything that begins needs a cause, because nothing comes from nothing', 'reasoned'],
] as const)('“%s” counts as %s', (text, move) => {
  expect(movesIn(text)).toHaveProperty(move);
});

test.each([
  ['if i understand you right, you want every pain to have a use', 'gentle'],
  ['if i hear you right, you want every pain to have a use', 'gentle'],
  ['so it isnt that he is silent about it, because nobody is harsher on it than he is', 'restated'],
  ['everything that begins needs a cause, because nothing comes from nothing', 'asked'],
  ['i believe there is evidence, it is just not in a bottle', 'reasoned'],
] as const)('“%s” does not count as %s', (text, move) => {
  expect(movesIn(text)).not.toHaveProperty(move);
});

test('kind words are no insult, though both begin with “you are”', () => {
  const meaningOf = (text: string) =>
    takeTurn(scene, initialState(scene.objection.id), { text }).analysis.meaning;
  expect(meaningOf('you are so clever')).toBe('courtesy');
  expect(meaningOf('you are a clown')).toBe('insult');
});

test('a phrase that repeats what stands in square brackets is refused: it would never be found', () => {
  expect(() => phrases('[so|very]* glad')).toThrow('round brackets');
});
