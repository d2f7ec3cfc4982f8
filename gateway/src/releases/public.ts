/** What other domains and the app may know of releases. */
export { folderOf, keyOf, urlOf } from './address.ts';
export { fileRoutes } from './files.ts';
export { healthRoutes } from './health.ts';
export { liveNow } from './live.ts';
export type { Live, LiveRelease } from './liveRelease.ts';
export { entryFile, exposedChunk, serverFiles } from './manifest.ts';
export { releaseRoutes } from './routes.ts';
