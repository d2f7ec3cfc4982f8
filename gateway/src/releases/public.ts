/** What other domains and the app may know of releases. */
export { urlOf } from './address.ts';
export { fileRoutes } from './files.ts';
export { healthRoutes } from './health.ts';
export { type Live, type LiveRelease, liveNow } from './live.ts';
export { entryFile, exposedChunk } from './manifest.ts';
export { releaseRoutes } from './routes.ts';
