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

/**
 * Writes `pages.json`: the files of each chunk that is imported under a name. A page is imported as
 * `import(/* webpackChunkName: "page-module" *\/ …)`, so the gateway can preload what a route needs.
 */
export class PagesManifest {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('PagesManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After content hashes are final.
        { name: 'PagesManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const named: Record<string, Files> = {};
          for (const [name, group] of compilation.namedChunkGroups) named[name] = sorted(group.getFiles());
          compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify(named)));
          compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(build)));
        },
      );
    });
  }
}
