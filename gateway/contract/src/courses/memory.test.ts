import { expect, test } from 'vitest';
import { memory, referenceOfVerse, verseIdOf } from './memory.ts';

test.each([
  ['John 3:16–18', 'verse/43-3-16-18'],
  ['1 Corinthians 15:3', 'verse/46-15-3-3'],
  ['Psalm 23', 'verse/19-23'],
  ['Song of Solomon 2:1', 'verse/22-2-1-1'],
  ['3 John 1:4', 'verse/64-1-4-4'],
])('%s is named, and found by its name', (reference, id) => {
  expect(verseIdOf(reference)).toBe(id);
  expect(referenceOfVerse(id)).toBe(reference);
  expect(memory.set.body.parse({ id, learned: true })).toMatchObject({ id });
});

test.each(['Isaiah 52:13–53:12', 'Genesis 1–3', 'Genesis', 'Second Opinions 3:1', ''])(
  '“%s” is no passage of one chapter',
  (reference) => {
    expect(verseIdOf(reference)).toBeNull();
  },
);
