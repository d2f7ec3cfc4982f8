import type { App, ReleaseComparison } from '@apologia/contract';
import type { ReleaseFile, ReleaseManifest } from '@apologia/db';
import { keyOf } from './address.ts';
import { bytesOf } from './bytesOf.ts';

interface Release {
  version: string;
  manifest: ReleaseManifest;
}

const extensions = { script: '.js', style: '.css', server: '.mjs', all: '' };

/** What is different between two versions of an app. Only teams ask for it, so it is evaluated then. */
export async function compareReleases(
  bucket: R2Bucket,
  app: App,
  from: Release,
  to: Release,
): Promise<ReleaseComparison> {
  const [before, after] = await Promise.all(
    [from, to].map(async ({ version }) => (await bucket.get(keyOf(app, version, 'contract.json')))?.text()),
  );
  return {
    app,
    from: from.version,
    to: to.version,
    sizes: Object.fromEntries(
      Object.entries(extensions).map(([what, extension]) => [
        what,
        { from: bytesOf(from.manifest, extension), to: bytesOf(to.manifest, extension) },
      ]),
    ),
    files: differentFiles(filesOf(from), filesOf(to)),
    ...(before && after && { contract: differentNeeds(needsIn(before), needsIn(after)) }),
  };
}

/** A name without the digest of the content. @example plainName('page-lesson.93a99c5f39.js') // 'page-lesson.js' */
const plainName = (name: string) => name.replace(/\.[0-9a-f]{10}(?=\.[a-z0-9]+$)/, '');

/** Files by their plain names; two that would have the same are told by their whole ones. */
function filesOf({ manifest }: Release): Map<string, ReleaseFile> {
  const names = Object.keys(manifest.files);
  const byPlainName = Map.groupBy(names, plainName);
  return new Map(
    Object.entries(manifest.files).map(([name, file]) => {
      const plain = plainName(name);
      return [byPlainName.get(plain)?.length === 1 ? plain : name, file];
    }),
  );
}

function differentFiles(from: Map<string, ReleaseFile>, to: Map<string, ReleaseFile>) {
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((name) => from.get(name)?.integrity !== to.get(name)?.integrity)
    .sort()
    .map((name) => ({ name, from: from.get(name)?.bytes ?? null, to: to.get(name)?.bytes ?? null }));
}

/** What a release needs of the gateway, by name, with the shape that it needs it in. */
function needsIn(text: string): Map<string, string> {
  // The gate has read it before.
  const { calls, pages, slots } = JSON.parse(text) as Record<string, Record<string, unknown>>;
  const named = (what: string, all: Record<string, unknown> = {}) =>
    Object.entries(all).map(([name, shape]) => [`${what}${name}`, JSON.stringify(shape)] as const);
  return new Map([...named('', calls), ...named('the page ', pages), ...named('the slot ', slots)]);
}

function differentNeeds(from: Map<string, string>, to: Map<string, string>) {
  return {
    needed: [...to.keys()].filter((name) => !from.has(name)),
    notNeeded: [...from.keys()].filter((name) => !to.has(name)),
    changed: [...to.keys()].filter((name) => from.has(name) && from.get(name) !== to.get(name)),
  };
}
