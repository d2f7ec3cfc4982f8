/** Wilson's interval of a share, at 95 of 100: also right where there are none. */
export function intervalOf(hits: number, of: number): { from: number; to: number } {
  const z = 1.96;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const width = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { from: Math.max(0, (middle - width) / scale), to: (middle + width) / scale };
}
