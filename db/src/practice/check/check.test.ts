import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { worldviews } from '@apologia/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practiceFolder, readWorldview, readWorldviews } from '../files.ts';
import { checkPractice } from './check.ts';

let folder: string;
let first: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'practice-'));
  await cp(practiceFolder, folder, { recursive: true });
  const [name = ''] = (await readdir(path.join(folder, 'hindu'))).filter((one) => one.startsWith('01-'));
  first = path.join(folder, 'hindu', name);
});
afterEach(() => rm(folder, { recursive: true }));

/** Changes the first objection of one worldview. */
async function change(what: RegExp, to: string): Promise<void> {
  const original = await readFile(first, 'utf8');
  const changed = original.replace(what, to);
  if (changed === original) throw new Error(`${what} is not in ${first}`);
  await writeFile(first, changed);
}

const messages = async () => (await checkPractice(folder, ['hindu'])).map(({ message }) => message);

test('phrasings are among the examples of what they are phrasings of', async () => {
  const phrasings = path.join(folder, 'hindu', 'phrasings.yaml');
  await writeFile(
    phrasings,
    `
hindu-many-paths:
  replies: { they-contradict: [both cannot be so] }
  questions: { same-in-what-way: [same how] }
person:
  answers: { in-short: [tell me in a word] }
`,
  );
  const { objections, person } = await readWorldview('hindu', folder);
  const [first] = objections;
  const examplesOf = (all: { id: string; examples: string[] }[] = [], id: string) =>
    all.find((one) => one.id === id)?.examples.at(-1);
  expect(examplesOf(first?.data.replies, 'they-contradict')).toBe('both cannot be so');
  expect(examplesOf(first?.data.questions, 'same-in-what-way')).toBe('same how');
  expect(examplesOf(person.data.answers, 'in-short')).toBe('tell me in a word');
  await writeFile(phrasings, 'hindu-many-paths:\n  replies: { they-agree: [all of them do] }\n');
  expect(await messages()).toEqual(['there is no they-agree']);
});

test('every worldview has its partner and at least twelve objections', async () => {
  const all = await readWorldviews();
  expect(all.map(({ id }) => id)).toEqual(worldviews);
  for (const { objections } of all) expect(objections.length).toBeGreaterThanOrEqual(12);
});

test('the academy’s own partners have nothing to mend', async () => {
  expect(await checkPractice()).toEqual([]);
}, 60_000);

test.each([
  ['not YAML', /^id: .*/m, 'id: [', /01-.*\.yaml:\d+: /],
  ['a missing field', /^claim: .*/m, '', /01-.*\.yaml:\d+: claim: /],
  ['an unknown field', /^claim: /m, 'clam: ', /clam/],
  ['an empty line', /^( *- id: .*\n *gist: ).*/m, '$1" "', /replies\.0\.gist: /],
])('%s is refused with its file and field', async (_, what, to, message) => {
  await change(what, to);
  await expect(readWorldview('hindu', folder)).rejects.toThrow(message);
});

test.each([
  [
    'a link to an objection that does not exist',
    /^next: .*(\n {2}- .*)*/m,
    'next: [no-such-objection]',
    'there is no other objection no-such-objection',
  ],
  ['a lesson that is none', /^lesson: .*/m, 'lesson: no-such-lesson', 'there is no lesson no-such-lesson'],
  [
    'a passage that does not exist',
    /^scripture: .*(\n {2}- .*)*/m,
    'scripture: [Jude 3:16]',
    'there is no passage Jude 3:16',
  ],
  [
    'an objection that is not put plainly',
    /^plain: .*(\n {2}.*)*/m,
    `plain: ${'Too many words. '.repeat(20)}`,
    'more than 45 plain words',
  ],
])('%s is reported', async (_, what, to, message) => {
  await change(what, to);
  expect(await messages()).toContain(message);
});

test('Scripture that is not quoted word for word is reported', async () => {
  await change(/^( *scripture: )(?!\[|.*\n {2}-).*/m, '$1"“Jesus laughed.” (John 11:35)"');
  expect(await messages()).toContain(
    'this is not what John 11:35 says in the World English Bible: Jesus laughed.',
  );
});

test('a duplicate line is reported with its file and line', async () => {
  const { objections } = await readWorldview('hindu', folder);
  const line = JSON.stringify(objections[1]?.data.clarify[0]);
  await change(/^clarify:\n(?: +.*\n)+/m, `clarify:\n  - ${line}\n  - Another.\n`);
  const problems = await checkPractice(folder, ['hindu']);
  expect(problems).toMatchObject([{ message: 'this line stands twice', line: expect.any(Number) }]);
});

test('an objection that nothing leads to and a duplicate id are reported', async () => {
  const original = await readFile(first, 'utf8');
  await writeFile(
    path.join(folder, 'hindu', '99-alone.yaml'),
    original.replace(/^id: .*/m, 'id: hindu-alone'),
  );
  expect(await messages()).toContain('nothing leads here');
  await writeFile(path.join(folder, 'hindu', '99-alone.yaml'), original);
  expect((await messages()).join()).toMatch(/two objections have the id/);
});

test('a partner with few answers is reported, and one who concedes to every strong reply', async () => {
  const file = path.join(folder, 'hindu', 'person.yaml');
  const original = await readFile(file, 'utf8');
  await writeFile(file, original.replaceAll('about: person', 'about: belief'));
  const names = (await readdir(path.join(folder, 'hindu'))).filter((one) => /^\d/.test(one));
  for (const [i, name] of names.entries()) {
    const objection = path.join(folder, 'hindu', name);
    const text = (await readFile(objection, 'utf8')).replace(/^ {4}concedes: .*\n(?: {6,}.*\n)*/gm, '');
    let n = 0;
    await writeFile(
      objection,
      text.replace(/^ {4}follow:/gm, () => `    concedes: Granted, ${i} ${n++}.\n    follow:`),
    );
  }
  const found = await messages();
  expect(found).toContain('0 answers about person; at least 15');
  expect(found).toContain('100 % of the strong replies are conceded to');
});
