export { checkBackup } from './check.ts';
export { restoreBackup } from './restore.ts';
export { type ServerAddress, saveBackup } from './save.ts';
