import { apps } from '@apologia/contract';

export const reportPath = '/api/csp-reports';

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page that is whole in itself: its own style, and nothing else. */
export const stillPage = `${closed}; style-src 'unsafe-inline'`;

/** Data, and a file opened by itself: no page of the academy. Nothing in it runs, loads or counts as ours. */
export const noPage = `${closed}; sandbox`;

/** Whose policies may make markup and scripts: each is created once in a document. */
const policies = [
  'apologia-worker',
  'apologia-remotes',
  'apologia-lessons',
  ...apps.map((app) => `apologia-chunks-${app}`),
];

interface Sources {
  /** Origins of development servers, none but locally. */
  elsewhere: readonly string[];
  /** Origins of PayPal, none but where its SDK runs. */
  paypal: readonly string[];
  /** Whether all that the document runs goes through policies; PayPal's SDK does not. */
  trustedTypes: boolean;
  /** Digests of what stands in the document itself. */
  inline?: { scripts: readonly string[]; styles: readonly string[] } | undefined;
}

/** What a document may load, and what may run in it. */
export function documentPolicy({ elsewhere, paypal, trustedTypes, inline }: Sources): string {
  const own = ["'self'", ...elsewhere, ...paypal].join(' ');
  const digests = (list: readonly string[] = []) => list.map((one) => ` '${one}'`).join('');
  const sockets = elsewhere.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${own}${digests(inline?.scripts)}`,
    // Its SDK writes styles into the page; nothing of ours does.
    // A browser that sees a digest takes no notice of 'unsafe-inline'.
    `style-src ${own}${paypal.length ? " 'unsafe-inline'" : digests(inline?.styles)}`,
    `img-src ${["'self'", 'data:', ...paypal].join(' ')}`,
    `font-src ${own}`,
    "media-src 'self'",
    `connect-src ${[own, ...sockets].join(' ')}`,
    ...(paypal.length ? [`frame-src ${paypal.join(' ')}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(trustedTypes && !paypal.length
      ? ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`]
      : []),
    // Not `report-to`, which a browser that knows it would prefer: see docs/decisions/018.
    `report-uri ${reportPath}`,
  ].join('; ');
}
