import { isServerFile } from './address.ts';

/** What a release may hold, by its ending: a file of any other kind is neither taken in nor served. */
const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
]);

/** `undefined` for a kind of file that no release has. */
export const contentTypeOf = (file: string) =>
  types.get(isServerFile(file) ? 'js' : (file.match(/\.(\w+)$/)?.[1] ?? ''));
