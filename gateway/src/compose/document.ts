import type { Boot, Route } from '@apologia/contract';
import { escapeText } from '../kernel/http/escapeText.ts';
import type { Live } from '../releases/public.ts';
import { type Composition, pageAssets, shellAssets, stylesId } from './composition.ts';
import {
  blockingScript,
  hostScript,
  iconLink,
  inertJson,
  inlineScript,
  inlineStyle,
  laterStylesheet,
  pageScript,
  preloadFont,
  preloadScript,
  sleepingStylesheet,
  stylesheet,
} from './html.ts';
import type { Rendered } from './renderPage.ts';

/** What a page is about that says nothing more of itself. */
export const academyDescription =
  'An online academy of Christian apologetics, theology and biblical studies.';

export interface Frame {
  title: string;
  /** What the page is about, in a sentence or two. */
  description: string;
  /** More about it for who shares it and who searches, as markup of the head. */
  tags: string;
  /** The page's one address, whatever parameters it was asked for with. */
  canonical: string;
  /** Which prerendered markup the body starts with where the page is not rendered. */
  kind: 'landing' | 'sidebar' | 'bare' | 'text';
  /** The page, `null` where there is none at the address. */
  route: Route | null;
  isSidebarCollapsed: boolean;
  /** What an override adds to the head. */
  override: string;
}

/**
 * How a document comes by its styles and scripts. `linked`: the head names them all, and they are on their way while the rest is waited
 * for. `inline`: the rules that the text is set by stand before it, and everything else comes after.
 */
export type Delivery = { kind: 'linked'; rules: string } | { kind: 'inline'; styles: string };

/** Whether a document is set without the components of the other pages, by the landing page's styles. */
export const isSetPlain = (kind: Frame['kind']) => kind === 'landing' || kind === 'text';

/** The files of a page, by what they are for. */
function assetsOf(live: Live, composition: Composition, { kind, route }: Frame) {
  const { host, landing } = composition.document;
  const isPlain = isSetPlain(kind);
  const own = isPlain ? landing : host;
  const page = isPlain ? { scripts: [], styles: [] } : pageAssets(live, route);
  return {
    scripts: kind === 'text' ? [] : shellAssets(composition, own.js),
    ofPage: page.scripts,
    styles: [...shellAssets(composition, own.css), ...page.styles],
  };
}

/** The landing page's own styles bring the faces. */
const fontStylesOf = (composition: Composition, { kind }: Frame) =>
  shellAssets(composition, isSetPlain(kind) ? [] : [composition.document.fontStyles ?? []].flat());

/** After the text, which would arrive later for them. */
export const preloadedFaces = (composition: Composition) =>
  shellAssets(composition, composition.document.fonts ?? []).map(preloadFont);

/** What the next page needs: from the front page it is the sign-in screen, elsewhere it is set in faces that a first visit did without. */
function nextFiles({ document }: Composition, { kind }: Frame, delivery: Delivery): string[] {
  const { host, fonts = [] } = document;
  if (kind === 'landing') return [...host.js, ...host.css];
  return delivery.kind === 'inline' ? fonts : [];
}

/** Everything that is known before the database was asked: it can be on its way while it is. */
export function documentHead(live: Live, composition: Composition, frame: Frame, delivery: Delivery): string {
  const { document } = composition;
  const { scripts, ofPage, styles } = assetsOf(live, composition, frame);
  const icon = shellAssets(composition, document.icon ? [document.icon] : [])[0];
  const isLinked = delivery.kind === 'linked';
  const faces = fontStylesOf(composition, frame);
  return [
    '<!doctype html>',
    `<html lang="en" class="light"${frame.isSidebarCollapsed ? ' data-sidebar="collapsed"' : ''}>`,
    '<head><meta charset="utf-8">',
    `<title>${escapeText(frame.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#faf6ee">',
    `<meta name="description" content="${escapeText(frame.description)}">`,
    `<link rel="canonical" href="${escapeText(frame.canonical)}">`,
    icon ? iconLink(icon) : '',
    '<link rel="manifest" href="/manifest.webmanifest">',
    frame.tags,
    ...(document.themeScript === undefined
      ? shellAssets(composition, [document.theme]).map(blockingScript)
      : [inlineScript(document.themeScript)]),
    frame.override,
    ...(isLinked ? [...faces, ...styles].map(stylesheet) : [inlineStyle(delivery.styles)]),
    isLinked && delivery.rules ? inlineStyle(delivery.rules) : '',
    ...(isLinked
      ? [...scripts.map(hostScript), ...ofPage.map(pageScript)]
      : // While the text is on its way their requests are on theirs.
        [...scripts, ...ofPage].map(preloadScript)),
    '</head>',
  ].join('\n');
}

/** Shown where scripts are switched off. */
const withoutScript = (text: string) => `<p class="over-the-page only-without-script">${text}</p>`;
const needsScript = withoutScript(
  'The courses need JavaScript. <a href="/">The front page</a> reads without it.',
);
const readsWithoutScript = withoutScript(
  'What is here can be read. To sign in, to answer and to practise needs JavaScript.',
);

/** What a document's body is made of. */
interface Contents {
  data: Boot['data'];
  /** `null` where the browser renders the page. */
  rendered: Rendered | null;
  delivery: Delivery;
  /** What its beacons name it by, `null` where it sends none. */
  view: string | null;
}

/** The rest: the page, or the frame to look at before the script runs, and the first data. */
export function documentBody(
  live: Live,
  composition: Composition,
  frame: Frame,
  { data, rendered, delivery, view }: Contents,
): string {
  const { id, remotes, canaries, document } = composition;
  const next = shellAssets(composition, nextFiles(composition, frame, delivery)).map(({ url }) => url);
  const boot: Boot = { composition: id, styles: stylesId(composition), remotes, next, data };
  // For what runs before any script has come (`shell/src/early/beacon.ts`).
  const marks = {
    app: frame.route?.app ?? 'shell',
    ...(canaries.length && { canaries: canaries.join(' ') }),
    ...(view && { view }),
  };
  const { scripts, ofPage, styles } = assetsOf(live, composition, frame);
  const skeleton = document.frames[frame.kind] ?? '';
  const isLanding = frame.kind === 'landing';
  const page = rendered
    ? `<div id="root" data-rendered>${rendered.markup}</div>${readsWithoutScript}`
    : `<div id="root">${skeleton}</div>${needsScript}`;
  return [
    '<body>',
    isLanding ? skeleton : page,
    // Deferred scripts run when the document has ended.
    inertJson('boot', boot, marks),
    ...(delivery.kind === 'inline'
      ? [
          ...scripts.map(hostScript),
          ...ofPage.map(pageScript),
          ...(isLanding ? preloadedFaces(composition) : styles.map(laterStylesheet)),
          ...fontStylesOf(composition, frame).map(sleepingStylesheet),
        ]
      : []),
    '</body></html>',
  ].join('\n');
}
