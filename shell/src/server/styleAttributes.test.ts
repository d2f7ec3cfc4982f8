import { expect, test } from 'vitest';
import { withoutStyleAttributes } from './styleAttributes.ts';

test('what a style attribute says stands in a rule, and in an attribute that no policy looks at', () => {
  expect(withoutStyleAttributes('<p class="a" style="width:30%">x</p><b style="width:30%"></b>')).toEqual({
    markup: '<p class="a" data-style="width:30%">x</p><b data-style="width:30%"></b>',
    rules: '[data-style="width:30%"]{width:30%}',
  });
});

test('a value is read as the browser reads it', () => {
  const { rules } = withoutStyleAttributes('<i style="font-family:&quot;A&amp;B&quot;"></i>');
  expect(rules).toBe(String.raw`[data-style="font-family:\"A&B\""]{font-family:"A&B"}`);
});

test('a text that speaks of styles is left alone', () => {
  const markup = '<p>write style="x" here</p>';
  expect(withoutStyleAttributes(markup)).toEqual({ markup, rules: '' });
});
