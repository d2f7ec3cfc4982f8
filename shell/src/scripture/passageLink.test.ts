import { expect, test } from 'vitest';
import { isPlain, referenceIn } from './passageLink.ts';
import { printedReference } from './printedReference.ts';

test.each([
  ['/scripture?ref=John%208%3A32', 'John 8:32'],
  ['/scripture?ref=1+Corinthians+15%3A3-8', '1 Corinthians 15:3-8'],
  ['/scripture?ref=', ''],
])('%s leads to %j', (href, reference) => {
  expect(referenceIn(href)).toBe(reference);
});

test('only a plain left click stays on the page', () => {
  const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(isPlain(click)).toBe(true);
  expect(isPlain({ ...click, button: 1 })).toBe(false);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(isPlain({ ...click, [key]: true }), key).toBe(false);
  }
});

test('a reference is written with the dash of a range', () => {
  expect(printedReference('John 18:37-38, 40')).toBe('John 18:37–38, 40');
});
