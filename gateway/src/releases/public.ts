/** What other domains and the app may know of releases. */
export { folderOf, urlOf } from './address.ts';
export { fileRoutes } from './files.ts';
export { healthRoutes } from './health.ts';
export { liveForDocument } from './live.ts';
export type { Live, LiveRelease } from './liveRelease.ts';
export { entryFile, exposedChunk } from './manifest.ts';
export { rendererCode } from './rendererCode.ts';
export { releaseRoutes } from './routes.ts';
export { hasServerModules, serverModules } from './serverModules.ts';
