import type { ListedNote } from '@apologia/contract';
import { expect, test } from 'vitest';
import { groupNotes } from './groupNotes.ts';
import { markdownOf } from './markdown.ts';
import { searchNotes } from './searchNotes.ts';

let count = 0;
const note = (
  source: string,
  exact: string,
  more: Partial<ListedNote> & { start?: number } = {},
): ListedNote => {
  const { start = 0, ...rest } = more;
  return {
    id: `id-${count++}`,
    source,
    anchor: { exact, prefix: '', suffix: '', start, end: start + exact.length, verses: null },
    color: 'gold',
    text: '',
    createdAt: '2026-11-23T08:00:00Z',
    updatedAt: '2026-11-23T08:00:00Z',
    revision: 'r',
    lesson: null,
    ...rest,
  };
};
const lesson = { title: 'Two Doors', moduleTitle: 'What Is Truth?', category: 'apologetics' } as const;
const verses = { chapter: 8, first: 31, last: 32 };
const john = note('scripture/John', 'The truth will make you free.');
const notes = [
  note('lesson/gone', 'Words of a lesson that was taken away', { text: 'Still mine' }),
  { ...john, anchor: { ...john.anchor, verses } },
  note('lesson/two-doors', 'the second door', { lesson, start: 90, text: '# Not a heading\nbut a line' }),
  note('lesson/two-doors', 'the *first*\n door', { lesson, start: 10 }),
];

test('notes are grouped by subject and lesson in the order of the text; Scripture is last but what is gone', () => {
  expect(
    groupNotes(notes).map(({ title, groups }) => [
      title,
      ...groups.map((group) => [
        group.title,
        group.address,
        ...group.notes.map(({ anchor }) => anchor.start),
      ]),
    ]),
  ).toEqual([
    ['Apologetics Foundations', ['Two Doors', '/lesson/two-doors', 10, 90]],
    ['Scripture', ['John', '/scripture?ref=John%201', 0]],
    ['Lessons that are gone', ['A lesson that is gone', null, 0]],
  ]);
});

test.each([
  ['', 4],
  ['door', 2],
  ['DOOR second', 1],
  ['what is truth', 2],
  ['john 8:31', 1],
  ['still', 1],
  ['nothing of the kind', 0],
])('a search for “%s” finds %i notes', (words, found) => {
  expect(searchNotes(notes, words)).toHaveLength(found);
});

test('a search asks neither for accents nor for the kind of an apostrophe', () => {
  const one = note('lesson/x', 'Anselm’s café');
  expect(searchNotes([one], "anselm's cafe")).toEqual([one]);
});

test('as Markdown, headings lead to lessons, marked words are quotations, and what was written is as it was', () => {
  expect(markdownOf(groupNotes(notes), 'https://academy.example')).toBe(`# Notes from Apologia

## Apologetics Foundations

### [Two Doors](https://academy.example/lesson/two-doors)

What Is Truth?

> the \\*first\\* door

> the second door

# Not a heading
but a line

## Scripture

### [John](https://academy.example/scripture?ref=John%201)

> The truth will make you free. (John 8:31–32)

## Lessons that are gone

### A lesson that is gone

> Words of a lesson that was taken away

Still mine
`);
});
