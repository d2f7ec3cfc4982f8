/** From which confidence on a partner is as sure as this. */
const degrees = [
  [86, 'very sure'],
  [71, 'quite sure'],
  [56, 'fairly sure'],
  [41, 'not so sure'],
  [26, 'in two minds'],
  [0, 'close to agreeing'],
] as const;

/** How sure a partner is, in words. @param confidence a percentage @example howSure(80) // 'quite sure' */
export const howSure = (confidence: number): string =>
  degrees.find(([from]) => confidence >= from)?.[1] ?? 'close to agreeing';
