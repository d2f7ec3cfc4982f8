/** How long reads of documents took lately in this isolate, in milliseconds: an average in which the last counts for a fifth. */
let usualMs = 0;

const weight = 0.2;

/** Notes how long the reads of a document took. */
export function noteReads(ms: number): void {
  usualMs += weight * (ms - usualMs);
}

/**
 * How long a document may wait for its data before its head goes out alone. Until then a redirect or a 404 is still possible, and the
 * text comes with its styles in one piece; but where the database usually takes longer, waiting is of no use.
 * @param timeoutMs the longest
 */
export const patienceMs = (timeoutMs: number): number => (usualMs > timeoutMs ? 0 : timeoutMs);
