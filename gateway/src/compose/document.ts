import type { Boot, Route } from '@apologia/contract';
import { escapeText } from '../kernel/http/escapeText.ts';
import type { Live } from '../releases/public.ts';
import { type Composition, pageAssets, shellAssets } from './composition.ts';
import {
  blockingScript,
  iconLink,
  inertJson,
  preloadFont,
  preloadScript,
  script,
  stylesheet,
} from './html.ts';

export interface Frame {
  title: string;
  /** Which prerendered markup the body starts with. */
  kind: 'landing' | 'sidebar' | 'bare';
  /** The page, `null` where there is none at the address. */
  route: Route | null;
  isSidebarCollapsed: boolean;
}

/** Everything that is known before the database was asked: it can be on its way while it is. */
export function documentHead(live: Live, composition: Composition, frame: Frame): string {
  const { document } = composition;
  const landing = frame.kind === 'landing';
  const own = landing ? document.landing : document.host;
  const page = frame.route && !landing ? pageAssets(live, frame.route) : { scripts: [], styles: [] };
  const icon = shellAssets(composition, document.icon ? [document.icon] : [])[0];
  return [
    '<!doctype html>',
    `<html lang="en" class="light"${frame.isSidebarCollapsed ? ' data-sidebar="collapsed"' : ''}>`,
    '<head><meta charset="utf-8">',
    `<title>${escapeText(frame.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#faf6ee">',
    '<meta name="description" content="An online academy of Christian apologetics, theology and biblical studies.">',
    icon ? iconLink(icon) : '',
    ...shellAssets(composition, [document.theme]).map(blockingScript),
    // Only where the text is there at once: elsewhere scripts need the line more.
    ...(landing ? shellAssets(composition, document.fonts ?? []).map(preloadFont) : []),
    ...shellAssets(composition, own.css).map(stylesheet),
    ...page.styles.map(stylesheet),
    ...shellAssets(composition, own.js).map(script),
    ...page.scripts.map(preloadScript),
    '</head>',
  ].join('\n');
}

const withoutScript =
  '<p class="over-the-page only-without-script">The courses need JavaScript. <a href="/">The front page</a> reads without it.</p>';

/** The rest: the frame to look at before the script runs, and the first data. */
export function documentBody(composition: Composition, frame: Frame, data: Boot['data']): string {
  const { id, remotes, document } = composition;
  // From the front page the sign-in screen is next: its code may come while this is read.
  const { js, css } = document.host;
  const next =
    frame.kind === 'landing' ? shellAssets(composition, [...js, ...css]).map(({ url }) => url) : undefined;
  const boot: Boot = { composition: id, remotes, next, data };
  const markup = document.frames[frame.kind];
  return [
    '<body>',
    // Before the markup: a deferred script may run as soon as the document ends.
    inertJson('boot', boot),
    frame.kind === 'landing' ? markup : `<div id="root">${markup}</div>${withoutScript}`,
    '</body></html>',
  ].join('\n');
}
