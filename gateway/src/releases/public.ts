/** What other domains and the app may know of releases. */
export { folderOf, urlOf } from './address.ts';
export { beaconRoutes } from './beacons/routes.ts';
export { signView } from './beacons/viewToken.ts';
export { fileRoutes } from './files.ts';
export { healthRoutes } from './health.ts';
export { inForceForDocument } from './live.ts';
export type { InForce, Live, LiveRelease } from './liveRelease.ts';
export { entryFile, exposedChunk } from './manifest.ts';
export { picked } from './picked.ts';
export { rendererCode } from './rendererCode.ts';
export { releaseRoutes } from './routes.ts';
export { hasServerModules, serverModules } from './serverModules.ts';
