import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { careKinds } from '@apologia/contract';
import {
  type LabelledMessage,
  readActs,
  readLabelledMessages,
  readScripture,
  readWordList,
  readWorldviews,
  type WorldviewFiles,
} from '@apologia/db/practice';
import { placeOf } from '@apologia/db/scripture';
import { root } from '@apologia/kit/build';
import { expandAlternatives } from '../../src/practice/safety/alternatives.ts';
import { type ClassifierModel, needClassifier } from '../../src/practice/safety/classifier.ts';
import { normalise } from '../../src/practice/safety/normalise.ts';
import { segmentsOf } from '../../src/practice/safety/segments.ts';

import { say } from '../kernel/progress.ts';
import { randomFrom } from '../kernel/random.ts';
import { figuresOf } from './safetyFigures.ts';
import { type Example, fit, quantise } from './training.ts';
import { variantsOf } from './variants.ts';

const file = path.join(root, 'gateway/src/practice/safety/classifier.json');
const folds = 6;
const measuredFolds = 2;
/** Every eighth verse is as good as all of them. */
const verseStep = 8;
/** Job, Psalms, Jeremiah, Lamentations: whoever is in need may speak in their words. */
const laments = [18, 19, 24, 25];
/** How many messages of a line with alternatives are trained on. */
const messagesALine = 36;

/** How much an example counts: segments of an essay count most, for it has many that may be false alarms. */
const weights = { need: 1, ordinary: 1.2, segment: 2 };

type Words = Pick<ClassifierModel, 'classes' | 'spelling' | 'signs'>;

/**
 * Trains the classifier that tells cries for help from ordinary messages, and writes it.
 * @param measures whether to print how well it does on messages that were left out of training
 */
export async function trainNeed(measures: boolean): Promise<void> {
  const words = {
    classes: await readWordList('words'),
    spelling: await readWordList('spelling'),
    signs: await readWordList('signs'),
  };
  const labelled = await readLabelledMessages('training');
  const ordinary = await ordinaryMessages();
  const needs = labelled.filter(({ kind }) => kind !== 'ordinary').length;
  say(
    `${needs} lines of people in need, ${labelled.length - needs} ordinary ones, ${ordinary.length} of the partners’ files`,
  );
  const all = [...labelled, ...ordinary];
  const model = modelFrom(all, words);
  await writeFile(file, `${JSON.stringify(model, null, 2)}\n`);
  if (measures) {
    for (let fold = 0; fold < measuredFolds; fold++) {
      const foldModel = modelFrom(
        all.filter((_, i) => i % folds !== fold),
        words,
      );
      const leftOut = all.filter(({ text }, i) => i % folds === fold && !text.includes('{'));
      for (const line of figuresOf(leftOut, foldModel)) say(`  left out ${fold + 1} of ${folds}: ${line}`);
    }
  }
}

/** Messages without need: what learners and partners say to each other, and passages that learners may quote. */
async function ordinaryMessages(): Promise<LabelledMessage[]> {
  const [worldviews, verses, acts] = await Promise.all([readWorldviews(), readScripture(), readActs()]);
  // Phrasings come and go with what partners are asked, and many speak of dying: need is learned without them.
  const phrasings = new Set(worldviews.flatMap(phrasingsOf));
  const written = worldviews.flatMap(({ partner, person, objections }) => [
    ...Object.values(partner.data.lines).flat(),
    ...person.data.answers.flatMap(asAsked),
    ...objections.flatMap(({ data }) => [
      ...data.replies.flatMap(({ gist, examples, follow }) => [gist, ...examples, ...follow]),
      ...data.questions.flatMap(asAsked),
      ...Object.values(data.better),
      data.opening,
    ]),
  ]);
  const quotations = verses.filter(
    ({ id, text }, i) => text && i % verseStep === 0 && !laments.includes(placeOf(id).book),
  );
  const texts = written.filter((text) => !phrasings.has(text));
  // Whoever tells of their life may tell of need.
  const asTyped = [...acts.values()].flat().filter(({ act }) => act !== 'story');
  return [...texts, ...[...quotations, ...asTyped].map(({ text }) => text)].map((text) => ({
    kind: 'ordinary',
    language: 'en',
    text,
  }));
}

const phrasingsOf = ({ phrasings }: WorldviewFiles) =>
  Object.values(phrasings?.data ?? {}).flatMap((part) => Object.values(part).flatMap(Object.values).flat());

const asAsked = ({ gist, examples }: { gist: string; examples: string[] }) => [gist, ...examples];

function modelFrom(lines: readonly LabelledMessage[], words: Words): ClassifierModel {
  const random = randomFrom(16);
  const none = { weights: '', scale: 1 };
  const { features, wordsOf } = needClassifier({ ...words, need: none, kinds: none });
  const all = lines.flatMap((one) =>
    expandAlternatives(one.text, messagesALine).map((text) => ({ ...one, line: one.text, text })),
  );
  const ordinary = all.filter(({ kind }) => kind === 'ordinary');
  const segments = (text: string) =>
    segmentsOf(normalise(text), wordsOf).map(({ words: some, isQuestion }) => features(some, isQuestion));
  // A feature that only one line has tells about that line alone.
  const lineOf = new Map<number, string>();
  const common = new Set<number>();
  const examples = all.flatMap(({ kind, line, ...one }) => {
    const outcome = kind === 'ordinary' ? -1 : careKinds.indexOf(kind as (typeof careKinds)[number]);
    if (outcome < 0 && kind !== 'ordinary') throw new Error(`There is no kind ${kind}: ${one.text}`);
    // Each segment of a longer ordinary message is an example of what must not be taken for a cry for help.
    const isLong = outcome < 0 && one.text.length > 100;
    const own = isLong
      ? segments(one.text)
      : variantsOf({ kind, ...one }, ordinary, random).map((text) =>
          features(wordsOf(text), text.includes('?')),
        );
    for (const feature of new Set(isLong ? own.flatMap((some) => [...some]) : own[0])) {
      const first = lineOf.get(feature);
      if (first === undefined) lineOf.set(feature, line);
      else if (first !== line) common.add(feature);
    }
    return own.map(
      (some, i): Example => ({
        features: some,
        outcome,
        weight: isLong ? weights.segment : weights[outcome < 0 ? 'ordinary' : 'need'] * (i > 0 ? 0.5 : 1),
      }),
    );
  });
  const usable = examples.flatMap((one) => {
    const features = one.features.filter((feature) => common.has(feature));
    return features.length > 0 ? [{ ...one, features }] : [];
  });
  const yesOrNo = usable.map((one) => ({ ...one, outcome: one.outcome < 0 ? 0 : 1 }));
  const inNeed = usable.filter(({ outcome }) => outcome >= 0);
  return {
    ...words,
    need: quantise(fit(yesOrNo, 1, random), 1, { most: 127, least: 6 }),
    kinds: quantise(fit(inNeed, careKinds.length, random), careKinds.length, { most: 15, least: 5 }),
  };
}
