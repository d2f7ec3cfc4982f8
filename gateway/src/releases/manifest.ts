import type { App } from '@apologia/contract';
import type { ReleaseManifest, ShellDocument } from '@apologia/db';
import * as z from 'zod/mini';
import { BadInput } from '../kernel/errors.ts';
import { serverFiles } from './address.ts';
import { checkFrame } from './markup.ts';
import { checkNamed, namedBy } from './namedFiles.ts';
import type { Upload } from './upload.ts';

export const entryFile = 'remoteEntry.js';
export const exposedModule = './routes';
/** The chunk of the exposed module, as the federation plugin calls it. */
export const exposedChunk = '__federation_expose_routes';

const names = z.array(z.string()).check(z.maxLength(100));
const chunk = z.object({ js: names, css: names });
const started = z.object({ js: names.check(z.minLength(1)), css: names });
const pages = z.record(z.string(), chunk);

const abilities = z.object({ trustedTypes: z.boolean() });

const federation = z.object({
  metaData: z.object({
    pluginVersion: z.string(),
    globalName: z.optional(z.string()),
    remoteEntry: z.optional(z.object({ name: z.literal(['', entryFile]) })),
  }),
  exposes: z.optional(z.array(z.object({ path: z.string() }))),
  shared: z.array(z.object({ name: z.string(), version: z.string(), requiredVersion: z.string() })),
});

const shellDocument = z.object({
  theme: z.string(),
  themeScript: z.optional(z.string()),
  landingStyles: z.optional(z.string()),
  icon: z.optional(z.string()),
  fonts: z.optional(names),
  fontStyles: z.optional(z.string()),
  host: started,
  landing: started,
  override: z.optional(chunk),
  frames: z.object({
    landing: z.string(),
    sidebar: z.string(),
    bare: z.string(),
    text: z.optional(z.string()),
  }),
});

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
  const chunks = read('pages.json', pages);
  if (app !== 'shell' && !upload.files[entryFile]) throw new BadInput(`The release has no ${entryFile}.`);
  if (serverFiles.filter((file) => upload.files[file]).length === 1) {
    throw new BadInput(`A release holds ${serverFiles.join(' and ')}, or neither.`);
  }
  checkNamed(
    upload,
    Object.values(chunks).flatMap((files) => namedBy('pages.json', files)),
  );
  const { trustedTypes } = upload.files['build.json'] ? read('build.json', abilities) : {};
  const manifest = {
    files: upload.files,
    chunks,
    ...(trustedTypes && { trustedTypes }),
    runtime: metaData.pluginVersion,
  };
  if (app === 'shell') {
    const document = read('document.json', shellDocument);
    checkDocument(upload, document);
    return {
      ...manifest,
      document,
      shared: Object.fromEntries(shared.map(({ name, version }) => [name, version])),
    };
  }
  checkNamed(upload, [{ manifest: 'mf-manifest.json', kind: 'script', files: [entryFile] }]);
  if (!exposes.some(({ path }) => path === exposedModule)) {
    throw new BadInput(`The release does not expose ${exposedModule}.`);
  }
  if (!chunks[exposedChunk]?.js.length) {
    throw new BadInput(`pages.json does not name the chunk of ${exposedModule}.`);
  }
  return {
    ...manifest,
    globalName: globalNameOf(app, metaData.globalName),
    shared: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
}

function checkDocument(upload: Upload, document: ShellDocument): void {
  const manifest = 'document.json';
  const { theme, icon, fonts = [], fontStyles, host, landing, override, frames } = document;
  checkNamed(upload, [
    { manifest, kind: 'script', files: [theme] },
    { manifest, kind: 'icon', files: icon === undefined ? [] : [icon] },
    { manifest, kind: 'font', files: fonts },
    { manifest, kind: 'style', files: fontStyles === undefined ? [] : [fontStyles] },
    ...namedBy(manifest, host),
    ...namedBy(manifest, landing),
    ...(override ? namedBy(manifest, override) : []),
  ]);
  for (const [name, markup] of Object.entries(frames)) checkFrame(name, markup);
  checkInline(upload, document);
}

/** The theme's script stands in documents, allowed by the digest of its file: it has to be that, and to end where its element does. */
function checkInline({ bytes }: Upload, { theme, themeScript, landingStyles }: ShellDocument): void {
  if (landingStyles !== undefined && /<\/style/i.test(landingStyles)) {
    throw new BadInput('document.json holds styles that end their element.');
  }
  if (themeScript === undefined) return;
  if (themeScript !== new TextDecoder().decode(bytes.get(theme))) {
    throw new BadInput(`document.json holds a script that is not ${theme}.`);
  }
  if (/<\/script|<!--/i.test(themeScript)) throw new BadInput(`${theme} cannot stand in a document.`);
}

/** A remote leaves its container on the window: under a name of its own, so that it takes nothing else's place. */
function globalNameOf(app: App, name = ''): string {
  const own = `apologia_${app}_`;
  if (!name.startsWith(own) || !/^[0-9a-z]{1,40}$/.test(name.slice(own.length))) {
    throw new BadInput(
      `The release leaves its container under ${name.slice(0, 80) || 'no name'}, not under a name of ${app}.`,
    );
  }
  return name;
}
