import { featureCount } from './hashing.ts';

/** Weights by feature, `width` bytes each; the others have none. */
export type Weights = ReadonlyMap<number, Int8Array>;

/**
 * Encodes weights as bytes in base 64: for each feature, in order, how far it is from the one before (seven bits a byte, the
 * high bit where more follow), and its weights.
 */
export function encodeWeights(weights: Weights, width: number): string {
  const bytes: number[] = [];
  let before = 0;
  for (const feature of [...weights.keys()].sort((a, b) => a - b)) {
    let rest = feature - before;
    before = feature;
    for (; rest > 127; rest >>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
    const own = weights.get(feature) as Int8Array;
    for (let k = 0; k < width; k++) bytes.push((own[k] as number) & 255);
  }
  return Buffer.from(bytes).toString('base64');
}

/** A table of `width` weights a feature, 0 for features without weights. */
export function decodeWeights(text: string, width: number): Int8Array {
  const bytes = atob(text);
  const table = new Int8Array(featureCount * width);
  let feature = 0;
  for (let i = 0; i < bytes.length; ) {
    let shift = 0;
    for (;;) {
      const byte = bytes.charCodeAt(i++);
      feature += (byte & 127) << shift;
      shift += 7;
      if (byte < 128) break;
    }
    for (let k = 0; k < width; k++) table[feature * width + k] = bytes.charCodeAt(i++);
  }
  return table;
}
