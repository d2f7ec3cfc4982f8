import { featureOf, gramsOf, hashOf } from '../linear/hashing.ts';

const families = {
  word: 3,
  two: 5,
  three: 7,
  begins: 11,
  opening: 29,
  ends: 13,
  letters: 19,
  form: 23,
} as const;
const longWord = 5;
/** So many of the first words tell most about an act. */
const opening = 4;

/** Short forms, so that “you’re right” and “you are right” have the same words. */
const shortForms = new Map(
  `youre=you are,im=i am,ive=i have,id=i would,ill=i will,thats=that is,whats=what is,its=it is,theres=there is,
  theyre=they are,hes=he is,isnt=is not,arent=are not,dont=do not,doesnt=does not,didnt=did not,cant=can not,
  cannot=can not,couldnt=could not,wouldnt=would not,youve=you have,youd=you would,wheres=where is,whos=who is,
  hows=how is,lets=let us`
    .split(/,\s*/)
    .map((line) => line.split('='))
    .map(([short = '', long = '']) => [short, long.split(' ')] as const),
);

/**
 * The features that tell dialogue acts apart: words, two and three in a row, how the message begins and ends, four
 * letters in a row, and its form. @returns each feature once
 */
export function featuresOf(written: readonly string[], text: string): Uint32Array {
  const words = written.flatMap((word) => shortForms.get(word) ?? word);
  const features = new Set<number>();
  const add = (family: number, a: number, b = 0, c = 0) => features.add(featureOf(family, a, b, c));
  const hashes = words.map((word) => hashOf(word));
  words.forEach((word, i) => {
    const [hash = 0, next, third] = hashes.slice(i, i + 3);
    add(families.word, hash);
    if (next !== undefined) add(families.two, hash, next);
    if (next !== undefined && third !== undefined) add(families.three, hash, next, third);
    if (word.length >= longWord) gramsOf(word, (letters) => add(families.letters, letters));
  });
  const [first = 0, second = 0] = hashes;
  add(families.begins, first);
  add(families.begins, first, second);
  add(families.begins, first, second, hashes[2] ?? 0);
  for (const hash of hashes.slice(0, opening)) add(families.opening, hash);
  add(families.ends, hashes.at(-1) ?? 0);
  const asks = text.trimEnd().endsWith('?') ? 1 : text.includes('?') ? 2 : 3;
  const length = Math.min(8, Math.ceil(Math.log2(words.length + 1)));
  add(families.form, 1, asks);
  add(families.form, 2, length);
  add(families.form, 3, asks, length);
  for (const [i, some] of [speaker, partner].entries()) {
    add(
      families.form,
      4 + i,
      words.filter((word) => some.has(word)).length > 1 ? 2 : words.some((word) => some.has(word)) ? 1 : 0,
    );
  }
  return Uint32Array.from(features);
}

const speaker = new Set('i me my mine myself we our us'.split(' '));
const partner = new Set('you your yours yourself'.split(' '));
