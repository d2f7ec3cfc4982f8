import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';

function flush(target: string): void {
  const fd = openSync(target, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

/** Gives a finished file its name, so that after a crash the name stands for the old file or for the whole new one. */
export function putInPlace(part: string, target: string): void {
  flush(part);
  renameSync(part, target);
  flush(path.dirname(path.resolve(target)));
}
