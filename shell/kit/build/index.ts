export { compile, type Entries } from './compile.ts';
export { browserConfig, buildId, type Mode, root } from './config.ts';
export { ContractManifest } from './contractManifest.ts';
export { hostPlugins, remoteConfig } from './federation.ts';
export { themesStylesheet } from './themesStylesheet.ts';
