import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { workerDist } from '../../kernel/workerBuild.ts';

/** A frame of a stack in the bundle, which is one long line. */
const frame = /\(?\S*\bworker\.js:(\d+):(\d+)\)?/g;

let map: SourceMap | undefined;

function readMap(): SourceMap {
  map ??= new SourceMap(JSON.parse(readFileSync(path.join(workerDist, 'worker.js.map'), 'utf8')));
  return map;
}

/** A message of the Worker, with places in the sources instead of places in the bundle. */
export const mapped = (message: string): string =>
  message.replace(frame, (place, line, column) => {
    const found = readMap().findOrigin(Number(line), Number(column));
    return 'fileName' in found ? `(${found.fileName}:${found.lineNumber}:${found.columnNumber})` : place;
  });
