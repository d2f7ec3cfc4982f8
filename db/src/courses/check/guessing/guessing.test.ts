import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subjects } from '@apologia/contract';
import { expect, onTestFinished, test } from 'vitest';
import { readCurriculumFiles } from '../../seed/curriculumFiles.ts';
import { checkCurriculum } from '../check.ts';
import { guessLines } from './guessLines.ts';

/** What a question’s options say: the right one and three others, by the number of the question. */
type Options = (n: number) => [right: string, ...others: string[]];

const names = ['walls', 'lines', 'bricks', 'doors', 'roofs', 'floors', 'stairs', 'gates', 'yards', 'wells'];
const eight = [0, 1, 2, 3, 4, 5, 6, 7];

const moduleFile = (name: string, place: number, optionsOf: Options) => `---
id: ${name}
title: ${name}
description: How ${name} are judged.
subcategory: Does Truth Exist
order: ${place}
difficulty: beginner
premium: false
questions:
${eight.map((i) => question(place * eight.length + i, optionsOf)).join('')}---
A module about ${name}. By the end you should be able to weigh plumb and level against the eye, as masons do.
`;

function question(n: number, optionsOf: Options): string {
  const [right, ...others] = optionsOf(n);
  const texts = [...others];
  texts.splice(n % 4, 0, right);
  const lines = texts.map(
    (text) =>
      `      - text: ${JSON.stringify(text)}\n${text === right ? '        right: true\n' : ''}        reason: Because of the line.\n`,
  );
  return `  - id: q${n}\n    type: mc\n    question: Which of them holds?\n    options:\n${lines.join('')}    explanation: The line tells.\n`;
}

/** A folder with ten modules of apologetics, in each a Knowledge Check of eight questions. */
async function curriculumOf(optionsOf: Options): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-guessing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const subject of subjects) await mkdir(path.join(folder, subject));
  for (const [place, name] of names.entries()) {
    const module = path.join(folder, 'apologetics', name);
    await mkdir(module);
    await writeFile(path.join(module, 'module.md'), moduleFile(name, place, optionsOf));
  }
  return folder;
}

const problemsOf = async (optionsOf: Options) =>
  (await checkCurriculum(await curriculumOf(optionsOf), ['apologetics'])).map(({ message }) => message);

/** Four answers that nothing tells apart. */
const even: Options = (n) =>
  ['four', 'nine', 'five', 'rain'].map((word) => `Stone ${n} of ${word}`) as ReturnType<Options>;

test('questions whose options nothing tells apart are not reported', async () => {
  expect(await problemsOf(even)).toEqual([]);
});

test.each<[string, Options]>([
  [
    'longest',
    (n) => ['That stones are carried along', 'That stones rise', 'That stones fall', `Those sink ${n}`],
  ],
  [
    'shortest',
    () => ['That stones rise', 'That stones are carried', 'That stones are lifted', 'That stones are hewn'],
  ],
  [
    'most hedged',
    () => ['That stones may rise', 'That stones do rise', 'That stones do fall', 'That stones do sink'],
  ],
  [
    'fewest absolutes',
    () => ['That stones do rise', 'That all stones rise', 'That all stones fall', 'That no stones sink'],
  ],
  [
    'most punctuation',
    () => ['That stones, now, rise', 'That stones now rise', 'That stones now fall', 'That stones now sink'],
  ],
  [
    'has a “but”',
    () => ['That stones but rise', 'That stones can rise', 'That stones can fall', 'That stones can sink'],
  ],
  [
    'lesson’s words',
    () => ['Masons weigh plumb', 'Potters fire their clay', 'Weavers card their wool', 'Sailors mend sails'],
  ],
  // No word or mark of it gives the right option away, but it shares the fewest words with the others.
  ['model', (n) => [`Clay bakes ${n}`, `Rain falls ${n}`, `Rain drips ${n}`, `Rain pours ${n}`]],
  // It stands in one sentence of the lesson; the words of the others are scattered over it.
  [
    'model with lesson',
    () => ['Plumb and level', 'Masons and judging', 'Module and eyes', 'Weighing and judges'],
  ],
])('questions that can be guessed by “%s” are reported', async (guess, optionsOf) => {
  const problems = await problemsOf(optionsOf);
  expect(problems).toContainEqual(
    expect.stringMatching(
      new RegExp(`^apologetics: a guess by “${guess}” is right in \\d+\\.\\d %; at most 3\\d`),
    ),
  );
});

test('a subject that is not held to the limits is not reported, but stands in the table', async () => {
  const folder = await curriculumOf(() => [
    'That stones but rise',
    'Stones can rise',
    'Stones can fall',
    'Stones can sink',
  ]);
  expect((await checkCurriculum(folder, [])).map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining('a guess by'),
  );
  const lines = guessLines(await readCurriculumFiles(folder));
  expect(lines.find((line) => line.startsWith('has a “but”'))).toMatch(/100\.0 %/);
});

test('the same questions are guessed alike every time', async () => {
  const modules = await readCurriculumFiles(await curriculumOf(even));
  expect(guessLines(modules)).toEqual(guessLines(modules));
});
