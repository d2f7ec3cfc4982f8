import type { Compiler, NormalModule } from '@rspack/core';

const production =
  /\/node_modules\/(?:react|react-dom)\/cjs\/(react(?:-dom|-dom-client|-jsx-runtime)?)\.production\.js$/;

/** Notes the ids of React's modules in a production build, by the names of their files: `react-dom-client`. */
export class ReactModules {
  readonly ids: Record<string, string | number> = {};

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReactModules', (compilation) => {
      compilation.hooks.processAssets.tap('ReactModules', () => {
        for (const module of compilation.modules) {
          const name = production.exec((module as NormalModule).resource ?? '')?.[1];
          const id = name && compilation.chunkGraph.getModuleId(module);
          if (name && id) this.ids[name] = id;
        }
      });
    });
  }
}
