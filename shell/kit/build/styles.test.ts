import { expect, test } from 'vitest';
import { stylesFor } from '../src/server/styles.ts';
import { sheetOf, withFolder } from './styles.ts';

const styles = (markup: string, css: string) => stylesFor(markup, [sheetOf(css)], ['dark']);

test.each<[string, string, string, string]>([
  [
    'rules whose classes are in the markup',
    '<p class="a b">',
    '.a{x:1}.c{x:2}.a .b{x:3}.a.c{x:4}',
    '.a{x:1}.a .b{x:3}',
  ],
  ['of several selectors those that fit', '<p class="a">', '.a,.c,p{x:1}', '.a,p{x:1}'],
  ['rules of elements and attributes', '<p>', 'p{x:1}[data-x]{x:2}', 'p{x:1}[data-x]{x:2}'],
  [
    'states of an element that is there',
    '<p class="a">',
    '.a:hover{x:1}.a:not(.c){x:2}.c:hover{x:3}',
    '.a:hover{x:1}.a:not(.c){x:2}',
  ],
  ['one of several that are as good', '<p class="a">', ':is(.a,.c) p{x:1}', ':is(.a,.c) p{x:1}'],
  ['classes of the document', '<p class="a">', '.dark .a{x:1}.light .a{x:2}', '.dark .a{x:1}'],
  [
    'what stands in conditions, without empty ones',
    '<p class="a">',
    '@media print{.a{x:1}}@media screen{.c{x:2}}',
    '@media print{.a{x:1}}',
  ],
  [
    'variables that are read, and those that they read',
    '<p class="a">',
    ':root{--a:var(--b);--b:1;--c:2}.a{x:var(--a)}.c{x:var(--c)}',
    ':root{--a:var(--b);--b:1}.a{x:var(--a)}',
  ],
  [
    'animations that are named',
    '<p class="a">',
    '.a{animation:one 1s}.c{animation:two 1s}@keyframes one{to{x:1}}@keyframes two{to{x:2}}',
    '.a{animation:one 1s}@keyframes one{to{x:1}}',
  ],
  ['what is important', '<p class="a">', '.a{x:1!important}', '.a{x:1!important}'],
  ['classes with signs in them', '<p class="a:b">', String.raw`.a\:b{x:1}`, String.raw`.a\:b{x:1}`],
])('a page gets %s', (_, markup, css, expected) => {
  expect(styles(markup, css)).toBe(expected);
});

test('an address within a build is marked with the app that serves it, any other is left alone', () => {
  expect(withFolder('shell', 'src:url(a.woff2) url("b.woff2") url(data:x) url(/r/c) url(#d)')).toBe(
    'src:url(%shell%/a.woff2) url("%shell%/b.woff2") url(data:x) url(/r/c) url(#d)',
  );
});
