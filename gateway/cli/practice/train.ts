import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { careKinds } from '@apologia/contract';
import { type Labelled, readLabelled, readScripture, readWords, readWorldviews } from '@apologia/db/practice';
import { placeOf } from '@apologia/db/scripture';
import { root } from '@apologia/kit/build';
import { choicesOf } from '../../src/practice/safety/choices.ts';
import { plain } from '../../src/practice/safety/plain.ts';
import { type Learned, recogniserFrom } from '../../src/practice/safety/recogniser.ts';
import { segmentsOf } from '../../src/practice/safety/segments.ts';
import { encodeWeights } from '../../src/practice/safety/weights.ts';
import { say } from '../kernel/progress.ts';
import { figuresOf } from './safetyFigures.ts';
import { type Example, learn, randomFrom } from './training.ts';
import { variantsOf } from './variants.ts';

const file = path.join(root, 'gateway/src/practice/safety/learned.json');
const folds = 6;
const measured = 2;
/** So many verses are as good as all. */
const eachVerse = 8;
/** Job, Psalms, Jeremiah, Lamentations: whoever is in need may speak in their words. */
const laments = [18, 19, 24, 25];
/** So many messages of a line with choices are learned from. */
const mostOfALine = 36;

/** How much an example counts: a false alarm in an essay is likelier, for it has many sentences. */
const weights = { need: 1, ordinary: 1.5, stretch: 2 };

type Words = Pick<Learned, 'classes' | 'spelling' | 'signs'>;

/** Learns to tell cries for help from talk, says how well on what was left out of learning, and writes the weights. */
export async function train(measures: boolean): Promise<void> {
  const words = {
    classes: await readWords('words'),
    spelling: await readWords('spelling'),
    signs: await readWords('signs'),
  };
  const written = await readLabelled('training');
  const talk = await talked();
  const needs = written.filter(({ kind }) => kind !== 'ordinary').length;
  say(
    `${needs} lines of people in need, ${written.length - needs} ordinary ones, ${talk.length} of the partners’ files`,
  );
  const all = [...written, ...talk];
  const learned = learnedFrom(all, words);
  await writeFile(file, `${JSON.stringify(learned, null, 2)}\n`);
  if (measures) {
    for (let fold = 0; fold < measured; fold++) {
      const rest = learnedFrom(
        all.filter((_, i) => i % folds !== fold),
        words,
      );
      const left = all.filter(({ text }, i) => i % folds === fold && !text.includes('{'));
      for (const line of figuresOf(left, rest)) say(`  left out ${fold + 1} of ${folds}: ${line}`);
    }
  }
}

/** Talk of which nothing cries for help: what is said to the partners and by them, and passages people may quote. */
async function talked(): Promise<Labelled[]> {
  const [worldviews, verses] = await Promise.all([readWorldviews(), readScripture()]);
  const texts = worldviews.flatMap(({ partner, objections }) => [
    ...Object.values(partner.data.lines).flat(),
    ...objections.flatMap(({ data }) => [
      ...data.replies.flatMap(({ gist, examples, follow }) => [gist, ...examples, ...follow]),
      ...Object.values(data.better),
      data.opening,
    ]),
  ]);
  const quoted = verses.filter(
    ({ id, text }, i) => text && i % eachVerse === 0 && !laments.includes(placeOf(id).book),
  );
  return [...texts, ...quoted.map(({ text }) => text)].map((text) => ({
    kind: 'ordinary',
    language: 'en',
    text,
  }));
}

function learnedFrom(lines: readonly Labelled[], words: Words): Learned {
  const random = randomFrom(16);
  const none = { weights: '', scale: 1 };
  const { features, wordsOf } = recogniserFrom({ ...words, need: none, kinds: none });
  const all = lines.flatMap((one) =>
    choicesOf(one.text, mostOfALine).map((text) => ({ ...one, line: one.text, text })),
  );
  const ordinary = all.filter(({ kind }) => kind === 'ordinary');
  const stretches = (text: string) =>
    segmentsOf(plain(text), wordsOf).map(({ words: some, isQuestion }) => features(some, isQuestion));
  // What only one line has tells about that line.
  const seen = new Map<number, string>();
  const common = new Set<number>();
  const examples = all.flatMap(({ kind, line, ...one }) => {
    const outcome = kind === 'ordinary' ? -1 : careKinds.indexOf(kind as (typeof careKinds)[number]);
    if (outcome < 0 && kind !== 'ordinary') throw new Error(`There is no kind ${kind}: ${one.text}`);
    // Each stretch of a longer ordinary message is one more that must not be taken for a cry for help.
    const isLong = outcome < 0 && one.text.length > 100;
    const own = isLong
      ? stretches(one.text)
      : variantsOf({ kind, ...one }, ordinary, random).map((text) =>
          features(wordsOf(text), text.includes('?')),
        );
    for (const feature of new Set(isLong ? own.flatMap((some) => [...some]) : own[0])) {
      const lines = seen.get(feature);
      if (lines === undefined) seen.set(feature, line);
      else if (lines !== line) common.add(feature);
    }
    return own.map(
      (some, i): Example => ({
        features: some,
        outcome,
        weight: isLong ? weights.stretch : weights[outcome < 0 ? 'ordinary' : 'need'] * (i > 0 ? 0.5 : 1),
      }),
    );
  });
  const kept = examples.flatMap((one) => {
    const known = one.features.filter((feature) => common.has(feature));
    return known.length > 0 ? [{ ...one, features: known }] : [];
  });
  const yesOrNo = kept.map((one) => ({ ...one, outcome: one.outcome < 0 ? 0 : 1 }));
  const inNeed = kept.filter(({ outcome }) => outcome >= 0);
  return {
    ...words,
    need: quantised(learn(yesOrNo, 1, random), 1, { most: 127, least: 6 }),
    kinds: quantised(learn(inNeed, careKinds.length, random), careKinds.length, { most: 15, least: 5 }),
  };
}

/** Weights in a byte each, at most `most`; what is less than `least` tells too little to be kept. */
function quantised(
  weights: Float32Array,
  width: number,
  { most, least }: { most: number; least: number },
): { weights: string; scale: number } {
  const sizes = weights.map(Math.abs).filter(Boolean).sort();
  // A few very large ones would coarsen all others.
  const scale = (sizes[Math.floor(sizes.length * 0.998)] as number) / most;
  const kept = new Map<number, Int8Array>();
  for (let from = 0; from < weights.length; from += width) {
    const own = Int8Array.from(weights.subarray(from, from + width), (one) => {
      const rounded = Math.round(one / scale);
      return Math.abs(rounded) < least ? 0 : Math.max(-most, Math.min(most, rounded));
    });
    if (own.some(Boolean)) kept.set(from / width, own);
  }
  return { weights: encodeWeights(kept, width), scale: Number(scale.toPrecision(6)) };
}
