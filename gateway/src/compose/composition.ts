import {
  type App,
  type Boot,
  devGlobalName,
  pageChunk,
  type Remote,
  type Route,
  remotes,
} from '@apologia/contract';
import type { ShellDocument } from '@apologia/db';
import type { Config } from '../kernel/config.ts';
import { Refusal } from '../kernel/errors.ts';
import type { Live, LiveRelease } from '../releases/public.ts';
import { entryFile, exposedChunk, urlOf } from '../releases/public.ts';

/** A file the browser should fetch, with what it must be. */
export interface Asset {
  url: string;
  integrity: string;
}

/** One version of every app, picked for one document. */
export interface Composition {
  id: string;
  shell: LiveRelease;
  document: ShellDocument;
  remotes: Boot['remotes'];
  /** The apps that are on trial in it. */
  canaries: readonly App[];
  /** Whether everything in it makes markup and scripts through policies. */
  trustedTypes: boolean;
}

/** What is answered until then. */
export const notShipped = () =>
  new Refusal(503, 'not_shipped', 'The academy is being set up. Please try again in a moment.');

/** `null` while the shell was never shipped. */
export function compose(
  live: Live,
  devRemotes: Config['DEV_REMOTE'],
  canaries: readonly App[],
): Composition | null {
  const { shell } = live;
  const document = shell?.manifest.document;
  if (!shell || !document) return null;
  const versions = Object.entries(live).map(([app, { version }]) => `${app}.${version.slice(0, 6)}`);
  return {
    id: versions.sort().join('-'),
    shell,
    document,
    canaries,
    // A development server's runtime replaces modules in ways of its own.
    trustedTypes:
      Object.keys(devRemotes).length === 0 &&
      Object.values(live).every(({ manifest }) => manifest.trustedTypes === true),
    remotes: Object.fromEntries(
      remotes.flatMap((name) => {
        const release = live[name];
        const server = devRemotes[name];
        if (server) return [[name, servedRemote(name, server)]];
        return release ? [[name, remoteOf(name, release)]] : [];
      }),
    ),
  };
}

const remoteOf = (name: Remote, { version, manifest }: LiveRelease): Boot['remotes'][string] => ({
  version,
  entry: urlOf(name, version, entryFile),
  globalName: manifest.globalName ?? name,
  integrity: manifest.files[entryFile]?.integrity ?? null,
});

/** A remote under development: its files change under their names, so nothing is known of them beforehand. */
const servedRemote = (name: Remote, server: string): Boot['remotes'][string] => ({
  version: 'development',
  entry: `${server}/${entryFile}`,
  globalName: devGlobalName(name),
  integrity: null,
});

/** Stands for the shell's stylesheet: a browser that has it says so in a cookie. */
export const stylesId = ({ document }: Composition): string => document.host.css[0]?.split('.').at(-2) ?? '';

/** The files of the shell's own document. */
export function shellAssets({ shell }: Composition, files: string[]): Asset[] {
  return files.map((file) => ({
    url: urlOf('shell', shell.version, file),
    integrity: shell.manifest.files[file]?.integrity ?? '',
  }));
}

/** The chunk of the page that says so where there is none. */
const notFoundChunk = 'not-found';

/** The files of a release that a page is made of, as far as they are known beforehand. */
export function pageFiles({ manifest: { chunks } }: LiveRelease, route: Route | null) {
  const exposed = chunks[exposedChunk];
  const page = chunks[route ? pageChunk(route.path) : notFoundChunk];
  const entry = route && route.app !== 'shell' ? [entryFile] : [];
  return {
    js: [...entry, ...(exposed?.js ?? []), ...(page?.js ?? [])],
    css: [...(exposed?.css ?? []), ...(page?.css ?? [])],
  };
}

/** Where a browser finds them. */
export function pageAssets(live: Live, route: Route | null): { scripts: Asset[]; styles: Asset[] } {
  const app = route?.app ?? 'shell';
  const release = live[app];
  if (!release) return { scripts: [], styles: [] };
  const { js, css } = pageFiles(release, route);
  const asset = (file: string): Asset => ({
    url: urlOf(app, release.version, file),
    integrity: release.manifest.files[file]?.integrity ?? '',
  });
  return { scripts: js.map(asset), styles: css.map(asset) };
}
