import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@apologia/kit/build';
import type { Browser } from '@playwright/test';
import { insertLearners } from '../../../src/testing/learners.ts';
import type { BenchedAcademy } from '../academy.ts';
import { type Bundle, buildBundle } from './bundles.ts';
import { clientDocument, type Frames } from './clientDocument.ts';
import { type Frozen, freeze } from './freeze.ts';
import { type RunningProxy, startProxy } from './proxy.ts';
import { type Target, type Variant, variants } from './targets.ts';
import { newReader, type Site } from './visit.ts';

export interface Sites {
  of: Record<Variant, Site>;
  /** The words of a page, by its path. */
  words: (path: string) => Pick<Frozen, 'heading' | 'paragraph'>;
  close: () => Promise<void>;
}

/**
 * One academy behind as many addresses as there are variants, each with a learner of its own.
 * @param folder where bundles may be built
 */
export async function openSites(
  { port, db }: BenchedAcademy,
  browser: Browser,
  folder: string,
  targets: readonly Target[],
): Promise<Sites> {
  const cookies = await insertLearners(db, variants.length);
  const proxies: RunningProxy[] = [];
  const open = async (variant: Variant, replaced?: Parameters<typeof startProxy>[1]): Promise<Site> => {
    const proxy = await startProxy(port, replaced);
    proxies.push(proxy);
    return { url: proxy.url, cookie: cookies[variants.indexOf(variant)] ?? '' };
  };
  const { frames }: { frames: Frames } = JSON.parse(
    await readFile(path.join(root, 'shell/dist/document.json'), 'utf8'),
  );
  const openBundle = async (kind: 'split' | 'single') => {
    const bundle: Bundle = await buildBundle(kind, path.join(folder, kind));
    return open(kind, {
      files: bundle.files,
      rewrite: (composed, pathname) => clientDocument(composed, pathname, bundle, frames),
    });
  };

  const federated = await open('federated');
  const [split, single] = [await openBundle('split'), await openBundle('single')];
  const frozen = await freezeAll(browser, federated, targets);
  const documents = new Map([...frozen].map(([path, { html }]) => [path, html]));
  return {
    of: { federated, split, single, static: await open('static', { documents }) },
    words(path) {
      const found = frozen.get(path);
      if (!found?.heading || !found.paragraph) throw new Error(`${path} has no heading with text after it.`);
      return found;
    },
    close: async () => void (await Promise.all(proxies.map((proxy) => proxy.close()))),
  };
}

/** Every page that is measured or leads to one, as it is at rest. */
async function freezeAll(browser: Browser, site: Site, targets: readonly Target[]) {
  const frozen = new Map<string, Frozen>();
  for (const target of targets) {
    const context = await newReader(browser, site, target);
    for (const path of [target.path, ...(target.from ? [target.from.path] : [])]) {
      const page = await context.newPage();
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      frozen.set(path, await freeze(page));
      await page.close();
    }
    await context.close();
  }
  return frozen;
}
