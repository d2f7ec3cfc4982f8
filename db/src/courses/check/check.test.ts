import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subjects } from '@apologia/contract';
import { expect, onTestFinished, test } from 'vitest';
import { checkCurriculum } from './check.ts';
import { statsOf } from './stats.ts';

const moduleFile = `---
id: walls
title: Walls
description: How walls are judged.
subcategory: Does Truth Exist
order: 1
difficulty: beginner
premium: false
---
A module about walls. By the end you should be able to hang the line that they are judged by.
`;

const question = (id: string, right = 0) => `  - id: ${id}
    type: mc
    question: Which of them is the straight one?
    options:
${['The first one', 'Second choice', 'A third of it', 'What is left']
  .map(
    (text, i) =>
      `      - text: ${text}\n${i === right ? '        right: true\n' : ''}        reason: Because of the line.`,
  )
  .join('\n')}
    explanation: A wall is judged by the line.
`;

/** What a group is asked, the last of it as given. */
const group = (last: string) =>
  `group:\n  opening: Which wall is yours?\n  talk: [What is it?, What isn’t it?, ${last}]\nquestions:\n`;

/** A paragraph of eighty words that occurs nowhere else. */
const paragraph = (n: number) =>
  `Paragraph ${n} ${'says one plain thing about the wall and the line that hangs beside it, '.repeat(5)}so the reader may see for himself what is straight.`;

const head = `---
id: plumb-line
title: The Plumb Line
minutes: 9
scripture:
  - Amos 7:7-8
sources:
  - author: A. Mason
    title: On Walls
    year: "1900"
  - author: B. Builder
    title: On Lines
    year: "1950"
terms:
  - term: plumb line
    meaning: A line that hangs straight.
  - term: wall
    meaning: What is judged by it.
questions:
${question('straight')}${question('line', 1)}${question('wall', 2)}  - id: own
    type: essay
    question: What would you say?
    rubric: [One thing, Another, A third]
    model: I would ask.
---
`;

const body = [
  'How do you know that a wall is straight?',
  ...[1, 2, 3].map(paragraph),
  '## The line itself',
  'Peter says, “Always be ready to give an answer to everyone who asks you a reason” (1 Peter 3:15).',
  '> But sanctify the Lord God in your hearts … with humility and fear,\n> — 1 Peter 3:15',
  ...[4, 5, 6, 7].map(paragraph),
].join('\n\n');

const good = `${head}${body}\n`;

/** The problems of a curriculum of one module. */
async function problemsOf(lesson: string, more: Record<string, string> = {}): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const subject of subjects) await mkdir(path.join(folder, subject));
  const files = { 'walls/module.md': moduleFile, 'walls/01-plumb-line.md': lesson, ...more };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'apologetics', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const problems = await checkCurriculum(folder);
  return problems.map(({ file, line, message }) => `${path.basename(file)}:${line}: ${message}`);
}

/** The line of a text on which these words stand. */
const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

test('a good lesson has no problems, and is counted', async () => {
  expect(await problemsOf(good)).toEqual([]);
});

test.each<[string, string, string, RegExp]>([
  ['a listed reference that does not exist', 'Amos 7:7-8', 'Amos 77:7', /there is no passage Amos 77:7/],
  [
    'a listed reference that does not parse',
    'Amos 7:7-8',
    'the plumb line',
    /there is no passage the plumb line/,
  ],
  [
    'a mentioned reference that does not exist',
    '(1 Peter 3:15)',
    '(1 Peter 3:99)',
    /there is no passage 1 Peter 3:99/,
  ],
  [
    'a reference that does not exist, in a question',
    'Because of the line.',
    'Because of Amos 7:99.',
    /there is no passage Amos 7:99/,
  ],
  [
    'a quotation that differs',
    'Always be ready to give',
    'Always be prepared to give',
    /not what 1 Peter 3:15 says/,
  ],
  [
    'a quotation within a speech that differs',
    'Peter says, “Always be ready to give an answer to everyone who asks you a reason” (1 Peter 3:15).',
    '“Peter doesn’t ask for much: ‘Always be prepared to give an answer’ (1 Peter 3:15).”',
    /not what 1 Peter 3:15 says/,
  ],
  [
    'a quotation that differs, in a question',
    'I would ask.',
    'I would say, “Always be prepared to give an answer” (1 Peter 3:15).',
    /not what 1 Peter 3:15 says/,
  ],
  [
    'a block quotation that differs',
    'sanctify the Lord God',
    'sanctify Christ as Lord',
    /not what 1 Peter 3:15 says/,
  ],
  [
    'a quotation out of order',
    'in your hearts … with humility',
    'with humility … in your hearts',
    /not what 1 Peter 3:15 says/,
  ],
  [
    'a paragraph over 150 words',
    'Paragraph 2 ',
    `Paragraph 2 ${'and one more word '.repeat(30)}`,
    /a paragraph of \d+ words/,
  ],
  [
    'years counted in the other way',
    'what is straight.',
    'what was straight in 500 BCE.',
    /years are BC and AD here, not BCE/,
  ],
  [
    'years counted in the other way, in a question',
    'Because of the line.',
    'Because of 70 CE.',
    /years are BC and AD here, not CE/,
  ],
  [
    'a dead link',
    'The line itself',
    'The line itself\n\nSee [there](/lesson/nowhere).',
    /nothing is at \/lesson\/nowhere/,
  ],
  [
    'a link by http',
    'The line itself',
    'The line itself\n\nSee [there](http://example.org).',
    /nothing is at http:/,
  ],
  [
    'no opening question',
    'How do you know that a wall is straight?',
    'Walls can be straight.',
    /no question opens it/,
  ],
  [
    'one source',
    '  - author: B. Builder\n    title: On Lines\n    year: "1950"\n',
    '',
    /1 sources; at least 2/,
  ],
  ['one key term', '  - term: wall\n    meaning: What is judged by it.\n', '', /1 key terms; at least 2/],
  ['three questions', question('wall', 2), '', /3 questions; a lesson has 4 to 6/],
  [
    'only options to choose from',
    '  - id: own\n    type: essay\n    question: What would you say?\n    rubric: [One thing, Another, A third]\n    model: I would ask.\n',
    question('own'),
    /no question is answered in own words/,
  ],
  ['a group that is asked nothing', 'questions:\n', group('Who may hold it.'), /Who may.*: it asks nothing/],
  [
    'a group that is asked what the quiz asks',
    'questions:\n',
    group('What would you say?'),
    /the quiz asks it/,
  ],
  [
    'a question that is too long to be said',
    'questions:\n',
    group(`Who ${'and who '.repeat(25)}holds it?`),
    /\d+ characters; at most 200/,
  ],
  ['a question’s id twice', '- id: line', '- id: straight', /straight is the id of another question here/],
  ['too few words', `${paragraph(6)}\n\n${paragraph(7)}`, '', /words; a lesson has 500 to 1200/],
  [
    'a list of headings',
    '## The line itself',
    Array.from({ length: 9 }, (_, i) => `## Heading ${i}`).join('\n\n'),
    /is no list of headings/,
  ],
])('%s is reported', async (_, words, instead, message) => {
  const text = good.replace(words, instead);
  expect(text).not.toBe(good);
  const problems = await problemsOf(text);
  expect(problems.join('\n')).toMatch(message);
  expect(problems.filter((one) => !message.test(one))).toEqual([]);
});

test('a quotation within a speech may have apostrophes before it and in it', async () => {
  const speech =
    '“The builders’ wall isn’t straight. ‘That they also may be one in us’ (John 17:21), and ‘let’s love one another; for love is of God’ (1 John 4:7).”';
  expect(await problemsOf(good.replace('The line itself', `The line itself\n\n${speech}`))).toEqual([]);
});

test('a lesson of an advanced module may be longer than others, and has an end too', async () => {
  const long = (paragraphs: number) =>
    `${good}${Array.from({ length: paragraphs }, (_, n) => `\n${paragraph(n + 8)}\n`).join('')}`;
  const advanced = { 'walls/module.md': moduleFile.replace('beginner', 'advanced') };
  expect((await problemsOf(long(12))).join('\n')).toMatch(/words; a lesson has 500 to 1200/);
  expect(await problemsOf(long(12), advanced)).toEqual([]);
  expect((await problemsOf(long(25), advanced)).join('\n')).toMatch(/words; a lesson has 500 to 2500/);
});

test('a problem is reported with its line in the file', async () => {
  const text = good.replace('Always be ready', 'Always be prepared');
  expect(await problemsOf(text)).toEqual([
    expect.stringMatching(new RegExp(`^01-plumb-line.md:${lineOf(text, 'Peter says')}: `)),
  ]);
  const listed = good.replace('Amos 7:7-8', 'Amos 77:7');
  expect((await problemsOf(listed))[0]).toMatch(`01-plumb-line.md:${lineOf(listed, 'Amos 77')}: `);
});

test.each<[string, string]>([
  ['a missing reason', good.replace('        reason: Because of the line.\n', '')],
  ['no explanation', good.replace('    explanation: A wall is judged by the line.\n', '')],
  ['two right options', good.replace('text: Second choice\n', 'text: Second choice\n        right: true\n')],
  ['no right option', good.replace('        right: true\n', '')],
  ['an essay without a model answer', good.replace('    model: I would ask.\n', '')],
])('%s does not fit the schema, and is reported with its line', async (_, text) => {
  await expect(problemsOf(text)).rejects.toThrow(/01-plumb-line\.md:\d+: questions\./);
});

test('a lesson that another names by its title has to be a link, and a link to it is alive', async () => {
  const other = (words: string) =>
    good
      .replace('id: plumb-line', 'id: again')
      .replace('The Plumb Line', 'Again')
      .replaceAll('Paragraph', 'Another')
      .replace('How do you know', 'How can one know')
      .replace('Peter says', 'Peter writes')
      .replace(
        'The line itself',
        `The line itself\n\nIt hangs in ${words}, and *again* in *Walls of Brick*.`,
      );
  const problemsWith = (words: string) => problemsOf(good, { 'walls/02-again.md': other(words) });
  expect(await problemsWith('[The Plumb Line](/lesson/plumb-line)')).toEqual([]);
  expect(await problemsWith('*The Plumb Line*')).toEqual([
    expect.stringMatching(/The Plumb Line is no link: \[The Plumb Line\]\(\/lesson\/plumb-line\)$/),
  ]);
  expect(await problemsWith('*Walls*')).toEqual([
    expect.stringMatching(/Walls is no link: \[Walls\]\(\/module\/walls\)$/),
  ]);
});

test('a work that two lessons name differently is reported, and so is one that the library names otherwise', async () => {
  const other = good
    .replace('id: plumb-line', 'id: again')
    .replaceAll('Paragraph', 'Another')
    .replace('title: On Walls\n    year: "1900"', 'title: On Walls\n    year: "1901"')
    .replace(
      'author: B. Builder\n    title: On Lines',
      'author: C. S. Lewis\n    title: "Mere Christianity: A Summary"',
    );
  const problems = await problemsOf(good, { 'walls/02-again.md': other });
  expect(problems.filter((one) => one.includes('the same work'))).toEqual([
    `02-again.md:${lineOf(other, 'A. Mason')}: the same work is elsewhere “A. Mason, On Walls, 1900”`,
    `02-again.md:${lineOf(other, 'C. S. Lewis')}: the same work is elsewhere “C. S. Lewis, Mere Christianity, 1952”`,
  ]);
});

test('a module that does not say what one should be able to do is reported', async () => {
  const silent = moduleFile.replace('you should be able to hang', 'you know');
  const problems = await problemsOf(good, { 'walls/module.md': silent });
  expect(problems).toEqual([expect.stringMatching(/^module\.md:1: .*“you should be able to”/)]);
});

test('a duplicate id is reported', async () => {
  const problems = await problemsOf(good, { 'walls/02-again.md': good.replaceAll('Paragraph', 'Another') });
  expect(problems.join('\n')).toMatch(/02-again\.md:2: plumb-line is the id of .*01-plumb-line\.md/);
});

test('a paragraph in two lessons is reported, unless it is a quotation from Scripture', async () => {
  const other = good.replace('id: plumb-line', 'id: again').replace('Paragraph 3', 'Paragraph 33');
  const problems = await problemsOf(good, { 'walls/02-again.md': other });
  expect(problems.every((one) => /this paragraph stands in .*01-plumb-line\.md too/.test(one))).toBe(true);
  expect(problems.some((one) => one.includes(`:${lineOf(other, 'Paragraph 2 ')}:`))).toBe(true);
});

/** A module whose Knowledge Check has these questions. */
const checkOf = (questions: string) =>
  moduleFile.replace('premium: false\n', `premium: false\nquestions:\n${questions}`);
const many = (of: (n: number) => string) => checkOf(Array.from({ length: 24 }, (_, n) => of(n)).join(''));

test('a subject is reported where the position of options gives the right ones away', async () => {
  const even = many((n) => question(`q${n}`, n % 4));
  expect(await problemsOf(good, { 'walls/module.md': even })).toEqual([]);
  const first = many((n) => question(`q${n}`, 0));
  expect((await problemsOf(good, { 'walls/module.md': first })).join('\n')).toMatch(
    /apologetics: option 1 is the right one in 9\d %/,
  );
});

test('a subject is reported where the length of options gives the right ones away', async () => {
  const texts = ['The first one', 'Second choice', 'A third of it', 'What is left'];
  const longest = many((n) => {
    const right = texts[n % 4] ?? '';
    return question(`q${n}`, n % 4).replace(
      right,
      `${right}, which goes on for rather longer than the others`,
    );
  });
  expect((await problemsOf(good, { 'walls/module.md': longest })).join('\n')).toMatch(
    /apologetics: the right option is the longest in \d\d %/,
  );
});

test('the academy’s own curriculum has no problems, and is as large as it should be', async () => {
  const problems = await checkCurriculum();
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([]);
  const stats = await statsOf();
  const sum = (of: 'modules' | 'lessons') => stats.reduce((total, row) => total + row[of], 0);
  expect(sum('modules')).toBeGreaterThanOrEqual(48);
  expect(sum('lessons')).toBeGreaterThanOrEqual(150);
});
