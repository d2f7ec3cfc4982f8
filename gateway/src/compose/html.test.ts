import { expect, test } from 'vitest';
import {
  hostScript,
  iconLink,
  inertJson,
  laterStylesheet,
  pageScript,
  preloadFont,
  preloadScript,
  sleepingStylesheet,
  stylesheet,
} from './html.ts';

const hostile = { url: '/r/"><script>alert(1)</script>', integrity: '" onload="alert(1)' };

test.each(
  Object.entries({
    hostScript,
    iconLink,
    laterStylesheet,
    pageScript,
    preloadFont,
    preloadScript,
    sleepingStylesheet,
    stylesheet,
  }),
)('what %s is given stays in its attributes', (_, element) => {
  const html = element(hostile);
  expect(html).not.toContain('"><script>alert');
  expect(html).not.toContain('" onload="');
  expect(html).toContain(
    'href="/r/&quot;&gt;&lt;script'.replace('href', html.includes(' src=') ? 'src' : 'href'),
  );
});

test('data can neither end its element nor begin a comment, and reads as it was written', () => {
  const text = '</script><!--<script>\u2028\u2029&amp;"';
  const html = inertJson('boot', { text });
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({ text });
});
