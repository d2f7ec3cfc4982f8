import { expect, test } from 'vitest';
import { blocksOf, plainText } from '../markdown.ts';
import type { Figures } from './readFigures.ts';
import { type Figure, figure } from './schema.ts';

const head = {
  title: 'Walls & <lines>',
  description: 'On the left the walls, on the right the lines that hang beside them.',
  sources: ['On Walls', 'Amos 7:7-8'],
};
const table = {
  ...head,
  kind: 'table',
  corner: '',
  columns: ['Straight'],
  key: { yes: 'straight' },
  rows: [{ head: 'The *first*', cells: [{ mark: 'yes', text: '<img src=x onerror=alert(1)> Amos 7:7' }] }],
};
const timeline = {
  ...head,
  kind: 'timeline',
  from: -10,
  to: 20,
  every: 10,
  height: 200,
  lanes: [{ title: 'Walls', as: 'bars', items: [{ label: '<b>Amos 7:7</b>', when: 'about 5 BC', at: -5 }] }],
};
const map = {
  ...head,
  kind: 'map',
  // With islets of which little is left at this size.
  frame: [25.7, 36.9, 30, 39.6],
  places: [
    { label: 'Ephesus', at: [27.34, 37.94] },
    { label: 'Patmos', at: [26.55, 37.31], wideOnly: true },
  ],
  routes: [
    {
      label: 'To Ephesus',
      through: [
        [26.55, 37.31],
        [27.34, 37.94],
      ],
    },
  ],
};
const argument = {
  ...head,
  kind: 'argument',
  root: {
    role: 'claim',
    says: 'It is straight.',
    under: [{ role: 'objection', by: 'B. Builder', says: 'It leans.' }],
  },
};

/** The block of a lesson in which a figure stands. */
function blockOf(data: unknown): string {
  const file = { file: 'walls.yaml', data: figure.parse(data) as Figure, lineOf: () => 1 };
  const figures: Figures = new Map([['walls', file]]);
  const blocks = blocksOf('Before.\n\n{figure: walls}\n\nAfter.', figures);
  expect([blocks[0], blocks[2], blocks.length]).toEqual(['<p>Before.</p>', '<p>After.</p>', 3]);
  return blocks[1] ?? '';
}

test.each([
  ['a table', table],
  ['a timeline', timeline],
  ['a map', map],
  ['an argument', argument],
])('%s is markup without script or style, named and described, with its texts escaped', (_, data) => {
  const block = blockOf(data);
  expect(block).toMatch(/^<figure [^>]*aria-labelledby="figure-walls-title"/);
  expect(block).toContain('id="figure-walls-title">Walls &amp; &lt;lines&gt;<');
  expect(block).toContain(`id="figure-walls-description">${head.description}<`);
  expect(block).toContain('aria-describedby="figure-walls-description"');
  expect(block).not.toMatch(/<script|<style|<img|<b>|\sstyle=|\son\w+="/);
});

test('references to Scripture are links in the words of a figure, and none in its drawing', () => {
  expect(blockOf(table)).toContain('<a href="/scripture?ref=Amos%207%3A7-8">Amos 7:7-8</a>');
  const [drawing = ''] = blockOf(timeline).match(/<svg[\s\S]*<\/svg>/) ?? [];
  expect(drawing).toContain('Amos 7:7');
  expect(drawing).not.toContain('<a ');
});

test('a timeline is drawn for a phone and for a wide column, and says the same in words', () => {
  const block = blockOf(timeline);
  expect(block.match(/viewBox="0 0 \d+/g)).toEqual(['viewBox="0 0 340', 'viewBox="0 0 600']);
  expect(plainText(block.replace(/<\/?a\b[^>]*>/g, '')).match(/about 5 BC/g)).toHaveLength(1);
  expect(block).toContain('about 5 BC</dd>');
});

test('a scale knows no year nought, and says once that years are AD', () => {
  const labels = [...blockOf(timeline).matchAll(/<text class="figure-text-soft"[^>]*>([^<]*)</g)].map(
    ([, text]) => text,
  );
  expect(labels.slice(0, 3)).toEqual(['10 BC', 'AD 10', '20']);
});

test('the cells of a table say which column they stand in, and what their marks mean', () => {
  expect(blockOf(table)).toMatch(
    /<span class="figure-column"[^>]*>Straight<\/span>.*figure-meaning">straight</,
  );
  expect(blockOf(table)).toContain('The <em>first</em>');
});

test('a paragraph that only speaks of a figure stays a paragraph, and a figure that is missing stops the seed', () => {
  expect(blocksOf('See {figure: walls} here.')[0]).toBe('<p>See {figure: walls} here.</p>');
  expect(() => blocksOf('{figure: walls}')).toThrow('There is no figure walls');
});

test('a map draws coasts that browsers can read, and leaves to wide screens what a phone has no room for', () => {
  const block = blockOf(map);
  const paths = [...block.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThanOrEqual(4);
  // Of every subpath a point, and steps from there.
  for (const part of paths.flatMap((path) => path.split('M').slice(1)))
    expect(part).toMatch(/^[\d .-]+l[\d-]/);
  const [narrow = '', wide = ''] = block.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
  expect([narrow.includes('Patmos'), wide.includes('Patmos')]).toEqual([false, true]);
  expect(block).toContain('<dd>Ephesus, Patmos</dd>');
});
