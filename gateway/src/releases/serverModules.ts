import type { App } from '@apologia/contract';
import { keyOf, serverFiles } from './address.ts';
import type { LiveRelease } from './liveRelease.ts';

/** The modules of a release that render its pages, by file name. */
export type ServerModules = Readonly<Record<string, string>>;

/** By app and version, the last that were asked for: text, so that no request waits for what another one reads. */
const texts = new Map<string, ServerModules>();
/** Two releases of every app. */
const mostTexts = 10;

/** Whether a release can render: builds from before there were server modules cannot. */
export const hasServerModules = ({ manifest }: LiveRelease): boolean =>
  serverFiles.every((file) => manifest.files[file]);

/** @throws Error where the bucket does not have them */
export async function serverModules(
  bucket: R2Bucket,
  app: App,
  { version }: LiveRelease,
): Promise<ServerModules> {
  const id = `${app}/${version}`;
  const known = texts.get(id);
  if (known) return known;
  const files = await Promise.all(
    serverFiles.map(async (file) => {
      const object = await bucket.get(keyOf(app, version, file));
      if (!object) throw new Error(`${id} has lost ${file}`);
      return [file, await object.text()] as const;
    }),
  );
  const modules = Object.fromEntries(files);
  for (const oldest of [...texts.keys()].slice(0, Math.max(0, texts.size + 1 - mostTexts)))
    texts.delete(oldest);
  texts.set(id, modules);
  return modules;
}
