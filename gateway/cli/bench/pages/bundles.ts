import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageChunk, routeOf } from '@apologia/contract';
import { browserConfig, compile, type Entries, PagesManifest } from '@apologia/kit/build';
import type { RspackOptions } from '@rspack/core';

/** A file of a bundle, as a document names it. */
export interface Asset {
  url: string;
  integrity: string;
}

export interface Bundle {
  /** By their addresses. */
  files: Map<string, Buffer>;
  /** What the document of a page asks for in its head. */
  assetsOf: (pathname: string) => {
    theme: Asset[];
    styles: Asset[];
    scripts: Asset[];
    preloads: Asset[];
  };
}

const entries = {
  bundle: path.join(import.meta.dirname, 'bundle.js'),
  theme: './src/early/early.ts',
};

/** Built in the shell's folder: names of styles are those that its prerendered frames have. */
function bundleConfig(kind: 'split' | 'single', folder: string): RspackOptions {
  const base = browserConfig('shell', 'shell', 'production');
  const isSplit = kind === 'split';
  return {
    ...base,
    name: kind,
    entry: entries,
    output: { ...base.output, path: folder },
    module: {
      ...base.module,
      parser: {
        ...base.module?.parser,
        ...(!isSplit && { javascript: { dynamicImportMode: 'eager' } }),
      },
    },
    optimization: {
      ...base.optimization,
      // As in the builds that are shipped.
      ...(isSplit && { splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } } }),
    },
    plugins: [...(base.plugins ?? []), ...(isSplit ? [new PagesManifest('shell')] : [])],
  };
}

/** Builds the academy as one bundle. @param kind in chunks by route, or in one file */
export async function buildBundle(kind: 'split' | 'single', folder: string): Promise<Bundle> {
  const { entries: built } = await compile(bundleConfig(kind, folder));
  const names = await readdir(folder);
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(urlOf(name), await readFile(path.join(folder, name)));
  const chunks: Entries = JSON.parse(files.get(urlOf('pages.json'))?.toString() ?? '{}');

  const asset = (name: string): Asset => {
    const bytes = files.get(urlOf(name)) ?? '';
    const digest = createHash('sha384').update(bytes).digest('base64');
    return { url: urlOf(name), integrity: `sha384-${digest}` };
  };
  return {
    files,
    assetsOf(pathname) {
      const route = routeOf(pathname)?.route;
      const named = route ? [`routes-${route.app}`, pageChunk(route.path)] : [];
      const js = new Set(named.flatMap((name) => chunks[name]?.js ?? []));
      const css = new Set(named.flatMap((name) => chunks[name]?.css ?? []));
      return {
        theme: (built.theme?.js ?? []).map(asset),
        styles: [...(built.bundle?.css ?? []), ...css].map(asset),
        scripts: (built.bundle?.js ?? []).map(asset),
        preloads: [...js].map(asset),
      };
    },
  };
}

const urlOf = (name: string) => `/bundle/${name}`;
