/** Features are numbers below this. */
export const featureCount = 2 ** 18;

const prime = 0x01000193;
const start = 0x811c9dc5;
const mix = (hash: number, value: number) => Math.imul(hash ^ value, prime) >>> 0;

/** The number of a feature. @param family keeps a word from being taken for something else */
export function featureOf(family: number, a: number, b = 0, c = 0): number {
  const hash = mix(mix(mix(mix(start, family), a), b), c);
  return ((hash ^ (hash >>> 14)) >>> 0) % featureCount;
}

/** The hash of a word, or of a part of it. */
export function hashOf(text: string, from = 0, to = text.length): number {
  let hash = start;
  for (let i = from; i < to; i++) hash = mix(hash, text.charCodeAt(i));
  return hash;
}

const gramLength = 4;

/** Calls `add` for every four letters in a row of a word with its ends marked. */
export function gramsOf(word: string, add: (hash: number) => void): void {
  const marked = `<${word}>`;
  for (let i = 0; i + gramLength <= marked.length; i++) add(hashOf(marked, i, i + gramLength));
}
