import { escapeText } from '../kernel/http/escapeText.ts';
import type { Asset } from './composition.ts';

/** JSON that cannot end its script element or open a comment. */
export const inertJson = (id: string, value: unknown, marks: Readonly<Record<string, string>> = {}) => {
  const attributes = Object.entries(marks).map(([name, mark]) => ` data-${name}="${escapeText(mark)}"`);
  return `<script type="application/json"${attributes.join('')} id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
};

const checked = ({ url, integrity }: Asset, attribute: 'src' | 'href') =>
  `${attribute}="${escapeText(url)}" integrity="${escapeText(integrity)}" crossorigin="anonymous"`;

export const stylesheet = (asset: Asset) => `<link rel="stylesheet" ${checked(asset, 'href')}>`;
export const preloadScript = (asset: Asset) =>
  `<link rel="preload" as="script" fetchpriority="low" ${checked(asset, 'href')}>`;
export const preloadFont = ({ url }: Asset) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeText(url)}" crossorigin="anonymous">`;
export const iconLink = ({ url }: Asset) =>
  `<link rel="icon" href="${escapeText(url)}" type="image/svg+xml">`;
/** The host's. A deferred script is fetched after fonts and images unless told otherwise; the page waits for this one. */
export const hostScript = (asset: Asset) =>
  `<script defer fetchpriority="low" ${checked(asset, 'src')}></script>`;
/** A style in the document. Its text is of a release, and holds no end of its element. */
export const inlineStyle = (css: string) => `<style>${css}</style>`;
/** A script in the document, of a release too. It runs before anything is painted. */
export const inlineScript = (text: string) => `<script>${text}</script>`;
/** A stylesheet that is fetched when scripts ask for it. Were it not for print, browsers would look ahead and fetch it all the same. */
export const laterStylesheet = (asset: Asset) =>
  `<link rel="stylesheet" media="print" disabled data-later ${checked(asset, 'href')}>`;
/** A stylesheet that counts from the next page on. */
export const sleepingStylesheet = (asset: Asset) =>
  `<link rel="stylesheet" media="print" data-next ${checked(asset, 'href')}>`;
/** A script of the page itself, of whichever app. It runs after the host's, which brings what it shares. */
export const pageScript = (asset: Asset) => `<script defer data-page ${checked(asset, 'src')}></script>`;
/** Runs before anything is painted. */
export const blockingScript = (asset: Asset) => `<script ${checked(asset, 'src')}></script>`;
/** A script of a development server, which the page does without where the server is down. It runs before the host's. */
export const developmentScript = (url: string) =>
  `<script defer data-page src="${escapeText(url)}" crossorigin="anonymous"></script>`;
