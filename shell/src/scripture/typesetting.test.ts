import type { Verse } from '@apologia/contract';
import { expect, test } from 'vitest';
import { typeset } from './typesetting.ts';

const verse = (number: number, text: string, more: Partial<Verse> = {}): Verse => ({
  chapter: 1,
  verse: number,
  text,
  isParagraph: false,
  isAsked: true,
  ...more,
});
const opening = { isParagraph: true };

/** Blocks as `kind: numbers`, a mark before those that go on within a paragraph. */
const outline = (verses: Verse[]) =>
  typeset(verses).map((block) => {
    if (!('pieces' in block)) return `${block.kind} ${block.verse.chapter}:${block.verse.verse}`;
    const numbers = block.pieces.map(({ verse: { verse: n }, isStart }) => (isStart ? n : `(${n})`));
    return `${block.isParagraph ? '' : '… '}${block.kind} ${numbers.join(' ')}`;
  });

test('prose runs on until a paragraph begins, between verses or within one', () => {
  expect(
    outline([
      verse(1, 'He asked.', opening),
      verse(2, '“Who are you?”\n\n“A man.”'),
      verse(3, 'So it was.'),
      verse(4, 'Then', opening),
    ]),
  ).toEqual(['prose 1 2', 'prose (2) 3', 'prose 4']);
});

test('a passage may begin in the middle of a paragraph', () => {
  expect(outline([verse(32, 'You will know the truth.')])).toEqual(['prose 32']);
});

test('poetry is set in lines, its single lines too', () => {
  expect(
    outline([
      verse(46, 'Mary said,\n\n“My soul magnifies the Lord.', opening),
      verse(47, 'My spirit has rejoiced in God my Savior,'),
      verse(48, 'for he has looked at the humble state of his servant.\nAll will call me blessed.'),
      verse(49, 'For he who is mighty has done great things for me.\nHoly is his name.'),
      verse(50, 'His mercy is on those who fear him.\nFor ever.'),
      verse(51, 'He has shown strength with his arm.'),
    ]),
  ).toEqual(['prose 46', 'poem (46) 47 48 49 50 51']);
});

test('prose around quoted lines stays prose', () => {
  const long =
    'But he says this in a sentence that is a good deal longer than any line of any poem in this text.';
  expect(
    outline([
      verse(1, long, opening),
      verse(2, long),
      verse(3, 'He says,'),
      verse(4, '“The stone\nwhich the builders rejected.”'),
      verse(5, long),
      verse(6, '“Behold,\nI lay in Zion a stone.”'),
      verse(7, 'So they went away.'),
    ]),
  ).toEqual(['prose 1 2 3', '… poem 4', '… prose 5', '… poem 6', '… prose 7']);
});

test('the title of a psalm and a verse that is not there stand by themselves', () => {
  expect(
    outline([
      verse(0, 'A Psalm by David.'),
      verse(1, 'Yahweh is my shepherd:\nI shall lack nothing.', opening),
      verse(2, ''),
      verse(3, 'He restores my soul.\nHe guides me.'),
    ]),
  ).toEqual(['title 1:0', 'poem 1', 'absent 1:2', 'poem 3']);
});

test('chapters are named where there are several', () => {
  expect(
    outline([
      verse(31, 'Evening.'),
      verse(1, 'Finished.', { chapter: 2 }),
      verse(2, 'Rest.', { chapter: 2 }),
    ]),
  ).toEqual(['chapter 1:31', 'prose 31', 'chapter 2:1', 'prose 1 2']);
  expect(outline([verse(1, 'Only one.')])).toEqual(['prose 1']);
});
