import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { worldviews } from '@apologia/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practiceFolder, readWorldviews } from './worldviews.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worldviews-'));
  await cp(practiceFolder, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('every worldview has its partner, and no partner says a line twice', async () => {
  const partners = await readWorldviews();
  expect(partners.map(({ id }) => id)).toEqual(worldviews);
  for (const { greeting, turns } of partners) {
    expect(turns).toHaveLength(8);
    expect(new Set([greeting, ...turns]).size).toBe(9);
  }
});

test.each([
  ['not YAML', 'name: [', /hindu\.yaml:1: /],
  ['no greeting', 'name: Hindu\ndescription: One.\nturns: [Two., Three.]', /hindu\.yaml:1: greeting: /],
  [
    'an empty line',
    'name: Hindu\ndescription: One.\ngreeting: Two.\nturns: [Three., " "]',
    /hindu\.yaml:4: turns\.1: /,
  ],
  ['nothing', '', /hindu\.yaml:1: file: /],
])('%s is refused by the file’s name', async (_, written, message) => {
  await writeFile(path.join(folder, 'hindu.yaml'), written);
  await expect(readWorldviews(folder)).rejects.toThrow(message);
});

test('a missing file is named', async () => {
  await rm(path.join(folder, 'muslim.yaml'));
  await expect(readWorldviews(folder)).rejects.toThrow('muslim.yaml');
});
