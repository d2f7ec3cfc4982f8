import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subjects } from '@apologia/contract';
import { expect, onTestFinished, test } from 'vitest';
import { readScripture } from '../../../scripture/public.ts';
import { curriculumFolder, readCurriculumFiles } from '../../seed/curriculumFiles.ts';
import { faintLabels, faintWriting, groundTokens, inkTokens, readThemes } from './contrast.ts';
import { drawingProblems } from './drawingRules.ts';
import { figureRules } from './figureRules.ts';

const head = `title: How a wall is judged
description: On the left the walls, on the right the lines that were held to them.
sources: [On Walls, Amos 7:7-8]
`;

const timeline = `kind: timeline
${head}from: -100
to: 100
every: 50
height: 300
lanes:
  - title: Walls
    as: blocks
    items:
      - { label: First wall, from: -100, to: 0 }
  - title: Lines
    as: bars
    items:
      - { label: First line, at: 20 }
`;

const table = `kind: table
${head}corner: Wall
columns: [Height, Straight]
key: { yes: straight, no: crooked }
rows:
  - head: The first
    cells: [Four feet, { mark: yes }]
`;

const map = `kind: map
${head}frame: [30, 30, 40, 36]
places:
  - { label: Jerusalem, at: [35.2, 31.8] }
  - { label: Damascus, at: [36.3, 33.5] }
`;

const lesson = (text: string) => `---
id: plumb-line
title: The Plumb Line
minutes: 9
sources:
  - author: A. Mason
    title: On Walls
    year: "1900"
---
How straight is it?

${text}
`;

/** The problems with the figures of a curriculum of one module. */
async function problemsOf(figures: Record<string, string>, text?: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-figures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const subject of subjects) await mkdir(path.join(folder, subject));
  const module = path.join(folder, 'apologetics/walls');
  await mkdir(path.join(module, 'figures'), { recursive: true });
  const shown = Object.keys(figures).map((name) => `{figure: ${name}}`);
  const moduleText =
    '---\nid: walls\ntitle: Walls\ndescription: Walls.\nsubcategory: Walls\norder: 1\ndifficulty: beginner\npremium: false\n---\nAbout walls.\n';
  await writeFile(path.join(module, 'module.md'), moduleText);
  await writeFile(path.join(module, '01-plumb-line.md'), lesson(text ?? shown.join('\n\n')));
  for (const [name, yaml] of Object.entries(figures))
    await writeFile(path.join(module, 'figures', `${name}.yaml`), yaml);
  const rules = figureRules(await readScripture(), await readThemes());
  return rules(await readCurriculumFiles(folder)).map(
    ({ file, line, message }) => `${path.basename(file)}:${line}: ${message}`,
  );
}

test('good figures have no problems', async () => {
  expect(await problemsOf({ time: timeline, walls: table, land: map })).toEqual([]);
});

test.each<[string, string, string, string, RegExp]>([
  [
    'a label too long for its block',
    timeline,
    'First wall',
    'Unbreakablefortificationsystem',
    /does not fit at 340/,
  ],
  [
    'a block too low for its label',
    timeline,
    'from: -100, to: 0',
    'from: -100, to: -95',
    /“First wall” does not fit/,
  ],
  ['labels on one another', map, '[36.3, 33.5]', '[35.3, 31.8]', /“Damascus” lies on “Jerusalem”/],
  ['a place out of the frame', map, '[36.3, 33.5]', '[39.9, 33.5]', /“Damascus” does not fit/],
  ['an item without a time', timeline, 'at: 20', 'from: 20', /First line has no time between -100 and 100/],
  ['an item out of the time shown', timeline, 'at: 20', 'at: 120', /First line has no time between/],
  ['a missing cell', table, 'Four feet, ', '', /1 cells for 2 columns/],
  ['a mark without a meaning', table, 'mark: yes', 'mark: partly', /the key does not say what partly means/],
  [
    'a source that its lesson has not',
    table,
    'On Walls',
    'On Lines',
    /On Lines is not among the sources of plumb-line/,
  ],
  ['a passage that does not exist', table, 'Four feet', 'Amos 7:99', /there is no passage Amos 7:99/],
  [
    'a quotation that differs',
    table,
    'Four feet',
    '"“Always be prepared” (1 Peter 3:15)"',
    /not what 1 Peter 3:15 says/,
  ],
  ['years counted in the other way', table, 'Four feet', 'Before 500 BCE', /years are BC and AD here/],
])('%s is reported', async (_, figure, words, instead, message) => {
  const text = figure.replace(words, instead);
  expect(text).not.toBe(figure);
  const problems = await problemsOf({ walls: text });
  expect(problems.join('\n')).toMatch(message);
  expect(problems.filter((one) => !message.test(one))).toEqual([]);
});

test.each<[string, string, string, RegExp]>([
  ['a kind that does not exist', 'kind: table', 'kind: pie', /walls\.yaml:1: kind/],
  ['no description', /description: .*\n/.exec(head)?.[0] ?? '', '', /walls\.yaml:1: description/],
  [
    'a description that says next to nothing',
    'On the left the walls, on the right the lines that were held to them.',
    'Walls.',
    /walls\.yaml:3: description/,
  ],
  ['no source', '[On Walls, Amos 7:7-8]', '[]', /walls\.yaml:4: sources/],
  ['a field that is missing', 'columns: [Height, Straight]\n', '', /walls\.yaml:1: columns/],
])(
  'a figure with %s does not fit the schema, and is reported with its line',
  async (_, words, instead, message) => {
    await expect(problemsOf({ walls: table.replace(words, instead) })).rejects.toThrow(message);
  },
);

test('a figure stands in one lesson, once', async () => {
  expect(await problemsOf({}, '{figure: walls}')).toEqual([
    '01-plumb-line.md:12: there is no figures/walls.yaml',
  ]);
  expect(await problemsOf({ walls: table }, 'No figure.')).toEqual([
    'walls.yaml:1: no lesson shows this figure',
  ]);
  expect(await problemsOf({ walls: table }, '{figure: walls}\n\n{figure: walls}')).toEqual([
    '01-plumb-line.md:14: the figure walls stands here again',
  ]);
});

test('small text is reported', () => {
  const label = { is: 'label', x: 10, y: 20, text: 'Wall', size: 11, ink: 'ink' } as const;
  expect(drawingProblems({ width: 340, height: 40, marks: [label] })).toEqual([
    'the label “Wall” is 11 pixels high; at least 12',
  ]);
});

test('colours too near to each other are reported, for the theme in which they are', async () => {
  const themes = await readThemes();
  expect(faintWriting(themes)).toEqual([]);
  const faded = {
    ...themes,
    dark: new Map([...themes.dark, ['oxblood', '#4a2a22'], ['gold-wash', '#b0a890']]),
  };
  expect(faintWriting(faded)).toEqual([
    expect.stringMatching(/^oxblood on paper has a contrast of 1\.\d in the dark theme; at least 4\.5$/),
    expect.stringMatching(/^oxblood on paper-raised/),
  ]);
  const drawing = {
    width: 340,
    height: 40,
    marks: [
      { is: 'rect', fill: 'gold', x: 0, y: 0, width: 200, height: 40 },
      { is: 'label', x: 10, y: 20, text: 'Wall', size: 13, ink: 'ink' },
    ],
  } as const;
  expect(faintLabels({ ...drawing, marks: [...drawing.marks] }, themes)).toEqual([]);
  expect(faintLabels({ ...drawing, marks: [...drawing.marks] }, faded)).toEqual([
    expect.stringMatching(/^ink on gold-wash has a contrast of \d\.\d in the dark theme/),
  ]);
});

test('the stylesheet gives shapes and labels the tokens whose contrast is checked', async () => {
  const css = await readFile(
    path.join(import.meta.dirname, '../../../../../mfe-courses/src/lesson/figures.css'),
    'utf8',
  );
  const fillOf = (name: string) =>
    css.match(new RegExp(`\\.${name} \\{[^}]*fill: var\\(--([\\w-]+)\\)`))?.[1];
  for (const [fill, token] of Object.entries(groundTokens))
    expect(fillOf(`figure-${fill}`), fill).toBe(token);
  const { ink, ...others } = inkTokens;
  expect(fillOf('figure-drawing text')).toBe(ink);
  for (const [name, token] of Object.entries(others)) expect(fillOf(`figure-text-${name}`), name).toBe(token);
});

test('the academy has figures in every subject', async () => {
  const modules = await readCurriculumFiles(curriculumFolder);
  for (const subject of subjects) {
    const own = modules.filter((one) => one.subject === subject);
    expect(
      own.reduce((sum, { figures }) => sum + figures.size, 0),
      subject,
    ).toBeGreaterThanOrEqual(3);
  }
});
