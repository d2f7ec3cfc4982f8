export { type Db, openDatabase } from './client.ts';
export { type DatabaseFault, databaseFault, isTaken, isUnreachable } from './errors.ts';
export type { ReleaseFile, ReleaseManifest, ShellDocument } from './schema/releases.ts';
