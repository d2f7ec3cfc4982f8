export { compile, type Entries } from './compile.ts';
export { browserConfig, type Mode } from './config.ts';
export { ContractManifest } from './contractManifest.ts';
export { hostPlugins, remoteConfig } from './federation.ts';
export { commonInputs, digestOf } from './inputs.ts';
export { PagesManifest } from './pagesManifest.ts';
export { root } from './root.ts';
export { themesStylesheet } from './themesStylesheet.ts';
