import { routeOf } from '@apologia/contract';
import type { Asset, Bundle } from './bundles.ts';

/** Prerendered markup by the kind of page, as the shell's build wrote it. */
export type Frames = Record<string, string>;

const checked = ({ url, integrity }: Asset, attribute: 'src' | 'href') =>
  `${attribute}="${url}" integrity="${integrity}" crossorigin="anonymous"`;

/**
 * The document of an app that is rendered in the browser: nothing of the page but its frame. Of the gateway's own
 * document it takes the data, the title and the attributes of the root, however that one is made.
 */
export function clientDocument(composed: string, pathname: string, bundle: Bundle, frames: Frames): string {
  const { theme, styles, scripts, preloads } = bundle.assetsOf(pathname);
  const data = composed.match(/<script type="application\/json"[^>]*>[^<]*<\/script>/g) ?? [];
  const frame = frames[routeOf(pathname)?.route.frame ?? 'bare'] ?? '';
  return [
    '<!doctype html>',
    composed.match(/<html[^>]*>/)?.[0] ?? '<html lang="en">',
    '<head><meta charset="utf-8">',
    composed.match(/<title>[^<]*<\/title>/)?.[0] ?? '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...theme.map((asset) => `<script ${checked(asset, 'src')}></script>`),
    ...styles.map((asset) => `<link rel="stylesheet" ${checked(asset, 'href')}>`),
    ...scripts.map((asset) => `<script defer fetchpriority="high" ${checked(asset, 'src')}></script>`),
    ...preloads.map((asset) => `<link rel="preload" as="script" ${checked(asset, 'href')}>`),
    '</head><body>',
    ...data,
    `<div id="root">${frame}</div>`,
    '</body></html>',
  ].join('\n');
}
