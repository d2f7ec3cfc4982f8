import { expect, test } from 'vitest';
import { asSpoken } from './asSpoken.ts';
import { numberInWords } from './numberInWords.ts';
import { pieces } from './pieces.ts';

test.each([
  ['John 3:16–18', 'John chapter three, verses sixteen to eighteen'],
  ['John 3:16', 'John chapter three, verse sixteen'],
  ['1 Cor. 15:3-8', 'First Corinthians chapter fifteen, verses three to eight'],
  ['2 Tim 3:16', 'Second Timothy chapter three, verse sixteen'],
  ['Mt 5:3', 'Matthew chapter five, verse three'],
  ['Psalm 23', 'Psalm twenty-three'],
  ['Psalm 119:105', 'Psalm one hundred and nineteen, verse one hundred and five'],
  ['Isaiah 52:13–53:12', 'Isaiah chapter fifty-two, verse thirteen, to chapter fifty-three, verse twelve'],
  ['Genesis 1–3', 'Genesis chapters one to three'],
  ['Psalms 1–3', 'Psalms one to three'],
  ['Jude 3', 'Jude verse three'],
  ['3 John 1:4', 'Third John verse four'],
  ['Song of Solomon 2:1', 'Song of Solomon chapter two, verse one'],
  [
    'Romans 1:18–20; 2:14, 15',
    'Romans chapter one, verses eighteen to twenty; chapter two, verses fourteen and fifteen',
  ],
  ['Romans 2:14, 15 and', 'Romans chapter two, verses fourteen and fifteen and'],
  ['(see John 8:32)', '(see John chapter eight, verse thirty-two)'],
])('%s is read as %s', (written, spoken) => {
  expect(asSpoken(written)).toBe(spoken);
});

test.each([
  ['Chapter 11 of the book', 'Chapter 11 of the book'],
  ['Section 3 and Volume 2', 'Section 3 and Volume 2'],
  ['In 1215, at 10:30', 'In 1215, at 10:30'],
  ['Plato, c. 380 BC', 'Plato, about 380 B.C.'],
  ['Mani (216–274)', 'Mani (216 to 274)'],
  ['cf. the plumb line, e.g. Amos', 'compare the plumb line, for example, Amos'],
  ['the λόγος of all', 'the logos of all'],
  ['ὕβρις', 'hubris'],
])('%s is read as %s', (written, spoken) => {
  expect(asSpoken(written)).toBe(spoken);
});

test('numbers are words up to the longest psalm', () => {
  expect([7, 13, 40, 99, 100, 176].map(numberInWords)).toEqual([
    'seven',
    'thirteen',
    'forty',
    'ninety-nine',
    'one hundred',
    'one hundred and seventy-six',
  ]);
});

test('a long sentence is said in pieces, cut at a breath, with every word of it', () => {
  const sentence = `${'a wall that leans, '.repeat(30)}and ${'x'.repeat(400)} falls.`;
  const parts = pieces(sentence);
  expect(parts.every((part) => part.length <= 180)).toBe(true);
  expect(parts[0]).toMatch(/,$/);
  expect(parts.join('').replaceAll(' ', '')).toBe(sentence.replaceAll(' ', ''));
  expect(pieces('')).toEqual([]);
});
