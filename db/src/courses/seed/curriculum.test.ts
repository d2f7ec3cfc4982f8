import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subjects } from '@apologia/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCurriculum } from './curriculum.ts';
import { curriculumFolder } from './curriculumFiles.ts';

let folder: string;
const lesson = 'apologetics/what-is-truth/03-true-for-you.md';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-curriculum-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every subject has modules, every module lessons, every lesson text and sources', async () => {
  const { modules, lessons } = await readCurriculum();
  expect(modules.length).toBeGreaterThanOrEqual(12);
  for (const subject of subjects) {
    expect(
      modules.some((module) => module.category === subject),
      subject,
    ).toBe(true);
  }
  for (const module of modules) {
    expect(lessons.filter((one) => one.moduleId === module.id).length, module.id).toBeGreaterThanOrEqual(2);
  }
  for (const { id, content, sources } of lessons) {
    const words = content
      .join(' ')
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words, id).toBeGreaterThanOrEqual(500);
    expect(sources.length, id).toBeGreaterThanOrEqual(2);
  }
});

test('the first module on each of the four questions is free', async () => {
  const { modules } = await readCurriculum();
  const questions = Map.groupBy(
    modules.filter(({ category }) => category === 'apologetics'),
    ({ subcategory }) => subcategory,
  );
  expect([...questions.keys()]).toHaveLength(4);
  for (const group of questions.values()) {
    expect(group.sort((a, b) => a.position - b.position)[0]?.isPremium).toBe(false);
  }
});

/** The curriculum with one file changed. */
async function changed(change: (text: string) => string): Promise<string> {
  const copy = await mkdtemp(path.join(folder, 'copy-'));
  await cp(curriculumFolder, copy, { recursive: true });
  const file = path.join(copy, lesson);
  await writeFile(file, change(await readFile(file, 'utf8')));
  return copy;
}

test.each<[string, (text: string) => string, RegExp]>([
  ['no front matter', (text) => text.replace('---\n', ''), /03-true-for-you\.md:1: no front matter/],
  ['broken YAML', (text) => text.replace('minutes:', 'minutes: ]'), /03-true-for-you\.md:4: /],
  ['no title', (text) => text.replace(/^title:.*\n/m, ''), /03-true-for-you\.md:2: title/],
  [
    'minutes in words',
    (text) => text.replace(/^minutes:.*/m, 'minutes: ten'),
    /03-true-for-you\.md:4: minutes/,
  ],
  [
    'a duplicate id',
    (text) => text.replace(/^id:.*/m, 'id: the-one-god-of-islam'),
    /The id the-one-god-of-islam stands twice/,
  ],
  [
    'an unknown field',
    (text) => text.replace(/^title:/m, 'tilte: x\ntitle:'),
    /03-true-for-you\.md:\d+: .*tilte/,
  ],
  [
    'a recording on another host',
    (text) => text.replace(/^title:/m, 'audio: https://elsewhere.example/a.mp3\ntitle:'),
    /03-true-for-you\.md:\d+: audio/,
  ],
])('a lesson with %s is refused with the name of its file', async (_, change, message) => {
  await expect(readCurriculum(await changed(change))).rejects.toThrow(message);
});

test('a lesson may name its recording', async () => {
  const copy = await changed((text) => text.replace(/^title:/m, 'audio: /audio/true-for-you.mp3\ntitle:'));
  const { lessons } = await readCurriculum(copy);
  expect(lessons.filter(({ audio }) => audio)).toMatchObject([
    { id: 'true-for-you', audio: '/audio/true-for-you.mp3' },
  ]);
});

test('markup in a lesson is sanitised', async () => {
  const copy = await changed(
    (text) =>
      `${text}\n\n<script>alert(1)</script>\n\nText <img src=x onerror=alert(1)> and [a](javascript:alert(1)).\n`,
  );
  const { lessons } = await readCurriculum(copy);
  const html = lessons.find(({ id }) => id === 'true-for-you')?.content.join('') ?? '';
  expect(html).not.toMatch(/<script|<img|onerror|javascript:/);
});
