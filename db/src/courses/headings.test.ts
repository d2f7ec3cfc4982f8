import { expect, test } from 'vitest';
import { withHeadingLinks } from './headings.ts';
import { blocksOf, plainText } from './markdown.ts';

const linked = (markdown: string) => withHeadingLinks(blocksOf(markdown));
const idsOf = (blocks: readonly string[]) => blocks.map((block) => block.match(/^<h[23] id="([^"]+)"/)?.[1]);

test('a heading has an id of its own words and a link that is named, and its text is what it was', () => {
  const [block = ''] = linked('## Why “true for you” doesn’t hold');
  expect(block).toBe(
    '<h2 id="why-true-for-you-doesnt-hold">Why “true for you” doesn’t hold<a class="heading-link" href="#why-true-for-you-doesnt-hold" aria-label="Link to “Why “true for you” doesn’t hold”"></a></h2>',
  );
  expect(plainText(block)).toBe('Why “true for you” doesn’t hold');
});

test('ids are each there once, beside those that the page has', () => {
  expect(idsOf(linked('## Key terms\n\n## One\n\n### One\n\n## λόγος\n\nText.'))).toEqual([
    'key-terms-2',
    'one',
    'one-2',
    'part',
    undefined,
  ]);
});

test('what a heading says is escaped, and references in it stay links', () => {
  const [block = ''] = linked('## Is *"a" < b* in John 3:16?');
  expect(block).toMatch(/<a href="\/scripture\?ref=[^"]+">John 3:16<\/a>/);
  expect(block).toContain('aria-label="Link to “Is &quot;a&quot; &lt; b in John 3:16?”"');
  expect(block.match(/<h2/g)).toHaveLength(1);
});
