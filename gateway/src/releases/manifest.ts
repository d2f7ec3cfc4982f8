import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';
import * as z from 'zod/mini';
import { BadInput } from '../errors.ts';
import type { Upload } from './upload.ts';

const chunk = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
const pages = z.record(z.string(), chunk);

const federation = z.object({
  metaData: z.object({
    pluginVersion: z.string(),
    globalName: z.optional(z.string()),
    remoteEntry: z.optional(z.object({ name: z.string() })),
  }),
  exposes: z.optional(z.array(z.object({ path: z.string() }))),
  shared: z.array(z.object({ name: z.string(), version: z.string(), requiredVersion: z.string() })),
});

const shellDocument = z.object({
  theme: z.string(),
  icon: z.optional(z.string()),
  fonts: z.optional(z.array(z.string())),
  host: chunk,
  landing: chunk,
  frames: z.object({ landing: z.string(), sidebar: z.string(), bare: z.string() }),
});

export const entryFile = 'remoteEntry.js';
export const exposedModule = './routes';

/**
 * What the build says of itself.
 * @throws BadInput where a manifest is missing or does not hold together
 */
export function manifestOf(app: App, upload: Upload): ReleaseManifest {
  const read = <S extends z.ZodMiniType>(file: string, schema: S): z.output<S> => {
    const bytes = upload.bytes.get(file);
    if (!bytes) throw new BadInput(`The release has no ${file}.`);
    try {
      return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    } catch {
      throw new BadInput(`${file} is not what a build of this academy writes.`);
    }
  };
  const { metaData, exposes = [], shared } = read('mf-manifest.json', federation);
  const manifest = {
    files: upload.files,
    chunks: read('pages.json', pages),
    runtime: metaData.pluginVersion,
  };
  if (app === 'shell') {
    return {
      ...manifest,
      document: read('document.json', shellDocument),
      shared: Object.fromEntries(shared.map(({ name, version }) => [name, version])),
    };
  }
  if (!upload.files[entryFile]) throw new BadInput(`The release has no ${entryFile}.`);
  if (!exposes.some(({ path }) => path === exposedModule)) {
    throw new BadInput(`The release does not expose ${exposedModule}.`);
  }
  return {
    ...manifest,
    globalName: metaData.globalName ?? app,
    shared: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
}
