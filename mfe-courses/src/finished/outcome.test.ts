import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

test('an outcome is the sentence of the overview, without what comes before and after', () => {
  const overview =
    '<p>Old books.</p><p>By the end you should be able to say what <em>image of God</em> means, and to rest. There are limits.</p>';
  expect(outcomeOf(overview)).toBe('say what <em>image of God</em> means, and to rest');
});

test('an outcome may end its paragraph, or a quotation', () => {
  expect(outcomeOf('<p>You should then be able to weigh it.</p><p>Go on.</p>')).toBe('weigh it');
  expect(outcomeOf('<p>You will be able to answer “why?” Then rest.</p>')).toBe('answer “why');
});

test('an overview that names no outcome has none', () => {
  expect(outcomeOf('<p>A servant is to be able to teach.</p>')).toBeNull();
  expect(outcomeOf('')).toBeNull();
});
