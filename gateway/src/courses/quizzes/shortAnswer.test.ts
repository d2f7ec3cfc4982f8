import { expect, test } from 'vitest';
import { isAccepted } from './shortAnswer.ts';

test.each([
  ['Self-defeating', 'self-defeating'],
  ['self defeating', 'self-defeating'],
  ['  SELFDEFEATING. ', 'self-defeating'],
  ['Chrétien', 'chretien'],
  ['the Torah', 'Torah'],
  ['“Torah”', 'Torah'],
  ['miracles', 'miracle'],
  ['a miracle', 'miracles'],
  ['prophecy', 'prophecies'],
  ['churches', 'church'],
  ['God’s law', "Gods' law"],
  ['Иисус', 'иисус'],
  ['1 Corinthians 15', '1 Corinthians 15:'],
])('the answer %j is accepted as %j', (answer, accepted) => {
  expect(isAccepted(answer, ['something else', accepted])).toBe(true);
});

test.each([
  ['', ''],
  ['...', ''],
  ['the', 'a'],
  ['truth', 'untruth'],
  ['not true', 'true'],
  ['grass', 'gras'],
  ['Torah and prophets', 'Torah'],
])('the answer %j is not accepted as %j', (answer, accepted) => {
  expect(isAccepted(answer, [accepted])).toBe(false);
});
