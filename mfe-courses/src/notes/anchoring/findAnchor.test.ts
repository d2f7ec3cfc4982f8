import { expect, test } from 'vitest';
import { findAnchor } from './findAnchor.ts';

const lesson = `Truth is what tells it like it is. A claim is true when it says of what is that it is.
Some say that truth is a matter of taste. But taste is about the one who tastes; truth is about what is.
If nothing were true, then it would be true that nothing is true. So truth is known even by those who deny it.`;

/** The anchor of the words as they stand in a text for the first time, or after others. */
function anchorOf(exact: string, text = lesson, after = '') {
  const start = text.indexOf(exact, text.indexOf(after));
  const end = start + exact.length;
  return {
    exact,
    prefix: text.slice(Math.max(0, start - 40), start),
    suffix: text.slice(end, end + 40),
    start,
    end,
    verses: null,
  };
}

const found = (text: string, anchor: ReturnType<typeof anchorOf>) => {
  const span = findAnchor(text, anchor);
  return span && text.slice(span.start, span.end);
};

const sentence = 'Some say that truth is a matter of taste.';

test('words are found where they stood', () => {
  const anchor = anchorOf('it is', lesson, 'of what is that');
  expect(findAnchor(lesson, anchor)).toEqual({ start: anchor.start, end: anchor.end });
});

test.each([
  [
    'a paragraph is put before them',
    (text: string) => `Pilate asked what truth is. He did not stay.\n${text}`,
  ],
  ['what is before them is taken away', (text: string) => text.slice(text.indexOf('\n') + 1)],
  ['lines are broken elsewhere', (text: string) => text.replaceAll('. ', '.\n')],
])('words are found when %s', (_, change) => {
  expect(found(change(lesson), anchorOf(sentence))).toBe(sentence);
});

test('words are found when some of them are changed', () => {
  const edited = lesson.replace('Some say that truth', 'Some people say that the truth');
  expect(found(edited, anchorOf(sentence))).toBe('Some people say that the truth is a matter of taste.');
});

test('of words that stand there more than once, those in the same surroundings are found', () => {
  const second = anchorOf('truth is', lesson, 'who tastes');
  const edited = `Here truth is the theme.\n${lesson}`;
  expect(findAnchor(edited, second)?.start).toBe(edited.indexOf('truth is about'));
});

test('a word that was mended is found at its place, though the old one stands elsewhere', () => {
  const edited = lesson.replace('who deny it', 'who denied it').concat(' Whoever lies will deny it all.');
  const anchor = anchorOf('those who deny it');
  expect(found(edited, anchor)).toBe('those who denied it');
});

test.each([
  ['a sentence', anchorOf(sentence), lesson.replace(sentence, 'Taste is another matter.')],
  [
    'a word that now stands in other surroundings alone',
    anchorOf('taste', lesson),
    'Every guest had a taste of the lamb before the evening was over.',
  ],
  ['anything, from an empty text', anchorOf(sentence), ''],
])('%s that is gone is not found', (_, anchor, text) => {
  expect(findAnchor(text, anchor)).toBeNull();
});

test('places count from where the text of a passage begins', () => {
  const anchor = anchorOf(sentence);
  const chapter = `Verses before it.\n${lesson}`;
  const from = chapter.length - lesson.length;
  expect(findAnchor(chapter, anchor, from)).toEqual({ start: from + anchor.start, end: from + anchor.end });
});

test('a long quotation in a long text is looked for quickly enough to be looked for at once', () => {
  const text = Array.from({ length: 400 }, (_, i) => `Sentence ${i} says nothing new. `).join('');
  const exact = text.slice(3_000, 4_200);
  const edited = text.replace('Sentence 110', 'Sentence a hundred and ten');
  const begun = performance.now();
  expect(findAnchor(edited, anchorOf(exact, text))).not.toBeNull();
  expect(performance.now() - begun).toBeLessThan(5_000);
});
