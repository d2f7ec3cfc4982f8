import type { App } from '@apologia/contract';
import type { ReleaseFile, ReleaseManifest } from '@apologia/db';
import { keyOf } from './address.ts';
import { contentTypeOf } from './contentType.ts';
import type { Upload } from './upload.ts';

/** Objects in hand at once: a Worker has six connections. */
const lanes = 4;

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await work(next);
    }),
  );
}

/** Whether the bucket gives this file, whole. What its list of objects says is not asked: it may know of one that is gone. */
export async function isStored(bucket: R2Bucket, key: string, { bytes }: ReleaseFile): Promise<boolean> {
  if (bytes === 0) return (await bucket.head(key))?.size === 0;
  const object = await bucket.get(key, { range: { offset: 0, length: 1 } });
  if (!object) return false;
  // What is not read would hold the connection.
  const first = await object.arrayBuffer();
  return object.size === bytes && first.byteLength === 1;
}

/** The files of a release that are lost, sorted. */
export async function lostFiles(
  bucket: R2Bucket,
  app: App,
  version: string,
  files: ReleaseManifest['files'],
): Promise<string[]> {
  const lost: string[] = [];
  await inLanes(Object.entries(files), async ([name, file]) => {
    if (!(await isStored(bucket, keyOf(app, version, name), file))) lost.push(name);
  });
  return lost.sort();
}

/**
 * Puts into the bucket what it lacks of an upload: all of a new version, what was lost of a known one. An object
 * is never in there by half, and nothing leads to it before its version is promoted.
 */
export async function store(bucket: R2Bucket, app: App, { version, files, bytes }: Upload): Promise<void> {
  await inLanes(await lostFiles(bucket, app, version, files), async (name) => {
    const httpMetadata = { contentType: contentTypeOf(name) };
    await bucket.put(keyOf(app, version, name), bytes.get(name) ?? null, { httpMetadata });
  });
}
