import { expect, test } from 'vitest';
import { endsIn, matches, phrases } from './phrases.ts';
import { tokensOf } from './tokens.ts';

test.each<[string, string[], string[]]>([
  ['a b', ['A b.', 'so a B'], ['a, b', 'ab', 'a', 'b a']],
  ['a | b c', ['a', 'b c'], ['b', 'c']],
  ['(a|b) c', ['a c', 'b c'], ['a b', 'c']],
  ['a [so] b', ['a b', 'a so b'], ['a so so b']],
  ['a (so|very)* b', ['a b', 'a so very so b'], ['a such b']],
  ['^ _ (a _)+ $', ['a', '… a, a!'], ['a b', '']],
  ['grand~', ['my grandmother', 'grand'], ['a rand']],
  ['a # b', ['a x b'], ['a b', 'a, b', 'a x y b']],
  ['@ a', ['a', 'b a'], ['b']],
  ['a _ b', ['a b', 'a — b', 'a... b'], ['a x b']],
  ['a .. b', ['a b', 'a, well, x b'], ['a. b', 'a x? b']],
  ['a ..2 b', ['a b', 'a x y b'], ['a x y z b', 'a. b']],
  ['sorry -but', ['sorry', 'so sorry, but'], ['sorry but']],
  ['sorry (-but -, | , -but)', ['sorry', 'sorry, friend'], ['sorry but', 'sorry, but']],
  ['such as ?', ['Such as?'], ['such as these?']],
  ['^ a', ['a b'], ['b a']],
  ['dont $', ['I don’t', "I don't", 'I dont'], ['I don’t know']],
  ['so', ['Sooooo', 'so-called'], ['soo', 'also']],
])('the phrase “%s” is found where it should be, and nowhere else', (source, yes, no) => {
  const pattern = phrases(source);
  for (const text of yes) expect(matches(pattern, tokensOf(text)), text).toBe(true);
  for (const text of no) expect(matches(pattern, tokensOf(text)), text).toBe(false);
});

test('the position behind every phrase is found', () => {
  const tokens = tokensOf('not I, no one else');
  expect([...endsIn(phrases('not | no one'), tokens)].map((at) => tokens[at])).toEqual(['i', 'else']);
});

test.each(['(a', 'a)', '[a', 'a | (b'])('a phrase with an unmatched bracket throws: %s', (source) => {
  expect(() => phrases(source)).toThrow('bracket');
});
