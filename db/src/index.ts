export { type Db, openDatabase } from './client.ts';
export { isTaken, isUnreachable } from './errors.ts';
export type { ReleaseFile, ReleaseManifest, ShellDocument } from './schema/releases.ts';
