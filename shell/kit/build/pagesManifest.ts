import { type App, pageChunk, routes, slotChunk, slots } from '@apologia/contract';
import type { Compiler } from '@rspack/core';

interface Files {
  js: string[];
  css: string[];
}

const sorted = (files: Iterable<string>): Files => ({
  js: [...files].filter((file) => file.endsWith('.js')),
  css: [...files].filter((file) => file.endsWith('.css')),
});

/** What the gateway may count on in a page that runs this build: older ones, which stay in use, have no such file. */
const build = { trustedTypes: true };

/** The chunks that an app's build has to have: of its pages, but for the landing page, and of what it has for others. */
const chunksOf = (app: App) => [
  ...routes.filter((route) => route.app === app && route.path !== '/').map(({ path }) => pageChunk(path)),
  ...Object.entries(slots).flatMap(([name, slot]) => (slot.app === app ? [slotChunk(name)] : [])),
];

/** Writes `pages.json`: the files of each chunk that has a name (`chunkNames.ts`), so that a document can ask for what its page needs. */
export class PagesManifest {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('PagesManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After content hashes are final.
        { name: 'PagesManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const named: Record<string, Files> = {};
          for (const [name, group] of compilation.namedChunkGroups) named[name] = sorted(group.getFiles());
          for (const chunk of chunksOf(this.#app)) {
            if (!named[chunk])
              compilation.errors.push(new WebpackError(`${this.#app} has no chunk ${chunk}.`));
          }
          compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify(named)));
          compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(build)));
        },
      );
    });
  }
}
