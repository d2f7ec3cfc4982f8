/** Runs work once the browser has nothing else to do. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  // Not every browser tells.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
