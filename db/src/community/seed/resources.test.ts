import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readResources } from './resources.ts';

const good =
  "title: On Doubt\nauthor: A. Writer\ntype: book\nyear: '1952'\nlevel: beginner\nsubjects: [theology]\nwhere: In libraries.\nlessons: [true-for-you]\ndescription: Short.\norder: 1\n";

async function folderWith(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-resources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, name), text);
  return folder;
}

test('a file becomes a resource named by the file', async () => {
  expect(await readResources(await folderWith('on-doubt.yaml', good))).toEqual([
    {
      id: 'on-doubt',
      title: 'On Doubt',
      author: 'A. Writer',
      type: 'book',
      year: '1952',
      level: 'beginner',
      subjects: ['theology'],
      where: 'In libraries.',
      lessons: ['true-for-you'],
      description: 'Short.',
      position: 1,
    },
  ]);
});

test.each([
  ['no author', 'on-doubt.yaml', good.replace(/author.*\n/, ''), /on-doubt\.yaml:\d+: author: /],
  ['an unknown type', 'on-doubt.yaml', good.replace('book', 'film'), /on-doubt\.yaml:\d+: type: /],
  ['no subject', 'on-doubt.yaml', good.replace('[theology]', '[]'), /on-doubt\.yaml:\d+: subjects: /],
  ['an unknown field', 'on-doubt.yaml', `${good}price: 10\n`, /on-doubt\.yaml:\d+: /],
  ['broken YAML', 'on-doubt.yaml', 'title: [', /on-doubt\.yaml:1: /],
  ['a name that is no id', 'On Doubt.yaml', good, /On Doubt\.yaml: a resource is named/],
])('%s is refused, and the file is named', async (_, name, text, sentence) => {
  await expect(readResources(await folderWith(name, text))).rejects.toThrow(sentence);
});
