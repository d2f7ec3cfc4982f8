import { expect, test } from 'vitest';
import { openingOf, outlineOf } from './outlineOf.ts';

const lesson = [
  '<p>A wall leans. How does <em>one</em> know it? By a line.</p>',
  '<h2>The line &amp; the wall</h2>',
  `<p>“It hangs straight.” So it is said by ${'many '.repeat(60)}builders.</p>`,
  '<blockquote><p>Behold, I will set a plumb line.</p><cite>Amos 7:8</cite></blockquote>',
  '<h2>What it shows</h2>',
  '<p>The lean is shown. Nothing else is.</p>',
  '<figure class="figure">A drawing</figure>',
];

test('a lesson is told in ten minutes, its parts by their share of the text', () => {
  expect(outlineOf(lesson)).toEqual([
    { heading: null, begins: 'A wall leans.', minutes: 1 },
    { heading: 'The line & the wall', begins: '“It hangs straight.”', minutes: 8 },
    { heading: 'What it shows', begins: 'The lean is shown.', minutes: 1 },
  ]);
});

test.each([1, 2, 3, 7, 10])('%i parts of one length take ten minutes together', (count) => {
  const content = Array.from({ length: count }, () => ['<h2>Part</h2>', '<p>Words are here.</p>']).flat();
  expect(outlineOf(content).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(10);
});

test('more parts than minutes have a minute each', () => {
  const content = Array.from({ length: 12 }, () => ['<h2>Part</h2>', '<p>Words are here.</p>']).flat();
  expect(outlineOf(content).every(({ minutes }) => minutes === 1)).toBe(true);
});

test('the paragraph with a lesson’s first question opens the evening', () => {
  expect(openingOf(lesson)).toBe('A wall leans. How does one know it? By a line.');
  expect(openingOf(['<h2>Who?</h2>', '<p>None is asked.</p>'])).toBeNull();
});
