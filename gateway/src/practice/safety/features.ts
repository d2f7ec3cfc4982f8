import { featureOf, gramsOf, hashOf } from '../linear/hashing.ts';
import type { Classes } from './classes.ts';

/** Hash seeds of each family of features, so that a word is not taken for a class. */
const seeds = { word: 17, two: 31, class: 61, pair: 79, triple: 97, letters: 113, form: 131 } as const;
/** How far apart two words may stand for their classes to be a pair. */
const reach = 5;
const longWord = 6;

/**
 * The features that tell a cry for help from an argument: words and pairs of them, their classes, alone, near each other
 * and beside the speaker, and four letters in a row, for whoever types in haste. @returns each feature once
 */
export function featuresOf(words: readonly string[], classes: Classes, isQuestion: boolean): Uint32Array {
  const features = new Set<number>();
  const add = (seed: number, a: number, b = 0, c = 0) => features.add(featureOf(seed, a, b, c));
  const hashes = words.map((word) => hashOf(word));
  const classified: { id: number; at: number }[] = [];
  words.forEach((word, i) => {
    const hash = hashes[i] as number;
    const next = hashes[i + 1];
    add(seeds.word, hash);
    if (next !== undefined) add(seeds.two, hash, next);
    const id = classes.of(word);
    if (id > 0) classified.push({ id, at: i });
    else if (word.length >= longWord) gramsOf(word, (letters) => add(seeds.letters, letters));
  });
  const speaks = classified.some(({ id }) => classes.isSpeaker(id)) ? 1 : 2;
  const strongly = classified.filter(({ id }) => classes.strengthOf(id) === 2).length;
  const weakly = classified.filter(({ id }) => classes.strengthOf(id) === 1).length;
  const isScholarly = classified.some(({ id }) => classes.isSubject(id)) ? 1 : 2;
  classified.forEach(({ id, at }, i) => {
    add(seeds.class, id);
    add(seeds.class, id, speaks, isScholarly);
    if (isQuestion) add(seeds.class, id, 3);
    for (let j = i + 1; j < classified.length; j++) {
      const other = classified[j] as { id: number; at: number };
      if (other.at - at > reach) break;
      add(seeds.pair, id, other.id);
      const third = classified[j + 1];
      if (third && third.at - at <= reach + 1) add(seeds.triple, id, other.id, third.id);
    }
  });
  add(seeds.form, isQuestion ? 1 : 2, speaks, isScholarly);
  add(seeds.form, 3 + Math.min(2, strongly), Math.min(2, weakly), speaks);
  add(seeds.form, 10 + Math.min(8, words.length >> 1));
  return Uint32Array.from(features);
}
