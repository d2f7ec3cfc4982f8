import type { Compiler } from '@rspack/core';

const commonJs = /(@module-federation[\\/].*)\.cjs$/;

/**
 * Makes the federation plugin's runtime come from its ES builds. The plugin picks the CommonJS ones,
 * which do not tree-shake: 25 KB instead of 34 in the host, 8 instead of 34 in a remote's entry.
 * Stands after the federation plugin, whose aliases it rewrites.
 */
export class EsRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.afterPlugins.tap('EsRuntime', () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string') alias[name] = target.replace(commonJs, '$1.js');
      }
    });
    // The bundler's own runtime is asked for by absolute path.
    new compiler.rspack.NormalModuleReplacementPlugin(commonJs, (found) => {
      found.request = found.request.replace(commonJs, '$1.js');
    }).apply(compiler);
  }
}
