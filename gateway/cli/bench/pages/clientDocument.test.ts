import { expect, test } from 'vitest';
import { clientDocument } from './clientDocument.ts';

const asset = (url: string) => [{ url, integrity: 'sha384-x' }];
const bundle = {
  files: new Map(),
  assetsOf: () => ({
    theme: asset('/theme.js'),
    styles: asset('/bundle.css'),
    scripts: asset('/bundle.js'),
    preloads: asset('/page.js'),
  }),
};
const frames = { sidebar: '<nav>outline</nav>', bare: '<header></header>' };

test('an app that is rendered in the browser gets data and title of the composed document, and nothing rendered', () => {
  const composed = [
    '<!doctype html><html lang="en" class="light" data-sidebar="collapsed">',
    '<head><title>Apologetics · Apologia</title><style>h1{}</style><script src="/r/host.js"></script></head>',
    '<body><div id="root"><main><h1>Rendered</h1></main></div>',
    '<script type="application/json" id="boot">{"data":[]}</script>',
    '<script defer src="/r/late.js"></script></body></html>',
  ].join('');
  const document = clientDocument(composed, '/apologetics', bundle, frames);
  expect(document).toContain('<html lang="en" class="light" data-sidebar="collapsed">');
  expect(document).toContain('<title>Apologetics · Apologia</title>');
  expect(document).toContain('<script type="application/json" id="boot">{"data":[]}</script>');
  expect(document).toContain('<div id="root"><nav>outline</nav></div>');
  expect(document).not.toMatch(/\/r\/|Rendered|<style>/);
  expect(document.match(/\/\w+\.(js|css)/g)).toEqual(['/theme.js', '/bundle.css', '/bundle.js', '/page.js']);
});
