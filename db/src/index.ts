export { type DatabaseOptions, type Db, openDatabase } from './kernel/client.ts';
export {
  type DatabaseFault,
  databaseFault,
  isMissing,
  isOrphaned,
  isTaken,
  isUnreachable,
} from './kernel/errors.ts';
export type { ReleaseFile, ReleaseManifest, ShellDocument } from './releases/schema.ts';
