import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from '@apologia/contract';
import { type ContractSnapshot, contractSnapshot, type NeededContract } from '@apologia/contract/versioning';
import type { Compiler, NormalModule } from '@rspack/core';
import { neededCalls } from './neededCalls.ts';

const file = 'contract.json';

/** The part of a contract with these calls, and with the pages and slots of this app. */
export function contractOf(app: App, calls: readonly string[], whole: ContractSnapshot): NeededContract {
  const own = <T extends { app: string }>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => one.app === app));
  return {
    calls: Object.fromEntries(Object.entries(whole.calls).filter(([name]) => calls.includes(name))),
    pages: own(whole.pages),
    slots: own(whole.slots),
    error: whole.error,
  };
}

/**
 * Writes `contract.json`: what a build needs of the gateway, found in the modules that went into it, as it was when it was built.
 * Two builds into one folder write what both need.
 */
export class ContractManifest {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ContractManifest', (compilation) => {
      const calls = new Set<string>();
      compilation.hooks.finishModules.tap('ContractManifest', (modules) => {
        for (const module of modules) {
          // The contract itself says what there is, not what is needed.
          if (/\/gateway\/contract\/|\/node_modules\//.test((module as NormalModule).resource ?? ''))
            continue;
          const code = module.originalSource()?.source().toString() ?? '';
          for (const call of neededCalls(code)) calls.add(call);
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'ContractManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const before = path.join(compiler.outputPath, file);
          if (existsSync(before)) {
            const known = JSON.parse(readFileSync(before, 'utf8')) as NeededContract;
            for (const call of Object.keys(known.calls ?? {})) calls.add(call);
          }
          const needed = contractOf(this.#app, [...calls], contractSnapshot());
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(needed)));
        },
      );
    });
  }
}
