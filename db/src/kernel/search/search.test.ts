import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkAliases } from '../../courses/check/checkAliases.ts';
import { readAliases } from './aliases.ts';
import { vocabularyOf } from './vocabulary.ts';
import { deletionsOf, phraseKeyOf, wordsOf } from './words.ts';

async function aliasFileWith(yaml: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aliases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'aliases.yaml');
  await writeFile(file, yaml);
  return file;
}

test('words are looked up without case, accents, apostrophes and possessive endings', () => {
  expect(wordsOf('The Qur’an, Pensées & God’s own')).toEqual([
    { key: 'the', written: 'the' },
    { key: 'quran', written: 'qur’an' },
    { key: 'pensees', written: 'pensées' },
    { key: 'god', written: 'god' },
    { key: 'own', written: 'own' },
  ]);
  expect(phraseKeyOf("Jehovah's  Witnesses")).toBe('jehovah witnesses');
});

test.each([
  ['trinty', 'trinity'],
  ['gopsel', 'gospel'],
  ['pharoah', 'pharaoh'],
  ['miricle', 'miracle'],
  ['ressurection', 'resurrection'],
])('%s and %s have a form in common', (typed, meant) => {
  const forms = new Set(deletionsOf(typed));
  expect(deletionsOf(meant).some((form) => forms.has(form))).toBe(true);
});

test('words that are very short, or longer than any, have no forms', () => {
  expect(deletionsOf('god')).toEqual([]);
  expect(deletionsOf('a'.repeat(200))).toEqual([]);
});

test('a word that stands in premium texts alone is marked, and changes nothing of those that all may see', () => {
  const texts = {
    titles: ['On Walls'],
    open: ['Walls fall.'],
    premium: [],
    verses: ['The wall fell down flat.'],
  };
  const before = vocabularyOf(texts, []);
  const after = vocabularyOf({ ...texts, premium: ['A wâlls plumb walls.'] }, []);
  expect(after.filter(({ isOpen }) => isOpen)).toEqual(before);
  expect(after.filter(({ isOpen }) => !isOpen).map(({ key }) => key)).toEqual(['a', 'plumb']);
});

test('a word of a title is likelier to be meant than one of a text, and one that stands once is not', () => {
  const weights = new Map(
    vocabularyOf(
      { titles: ['Walls'], open: ['stone', 'stone', 'stone lintel'], premium: [], verses: [] },
      [],
    ).map(({ key, weight }) => [key, weight]),
  );
  expect(weights.get('walls')).toBeGreaterThan(weights.get('stone') ?? 0);
  expect(weights.get('stone')).toBeGreaterThan(0);
  expect(weights.get('lintel')).toBe(0);
});

test('an alias asks for its own name as it is typed and written, and for its phrases', async () => {
  const aliases = await readAliases(await aliasFileWith('- { typed: [quran], finds: [islam] }\n'));
  const [word] = vocabularyOf({ titles: [], open: ['The Qur’an'], premium: [], verses: [] }, aliases).filter(
    ({ key }) => key === 'quran',
  );
  expect(word?.expression).toBe('"qur’an" OR "quran" OR "islam"');
});

test('a name that stands twice among the aliases is refused, with its line', async () => {
  const file = await aliasFileWith(
    "- { typed: [qur'an], finds: [islam] }\n- { typed: [Quran], finds: [koran] }\n",
  );
  await expect(readAliases(file)).rejects.toThrow(`${file}:2: Quran stands on line 1 too`);
});

test('a phrase of an alias that stands in no text is something to mend', async () => {
  const file = await aliasFileWith('- { typed: [kalam], finds: [did the universe begin, the zymurgist] }\n');
  expect(await checkAliases(file)).toEqual([{ file, line: 1, message: '“the zymurgist” stands nowhere' }]);
});

test('every phrase of the academy’s aliases stands in a text', async () => {
  expect(await checkAliases()).toEqual([]);
});
