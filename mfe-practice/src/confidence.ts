/** The lowest confidence at which a partner is as sure as the words say. */
const degrees = [
  [86, 'very sure'],
  [71, 'quite sure'],
  [56, 'fairly sure'],
  [41, 'not so sure'],
  [26, 'in two minds'],
  [0, 'close to agreeing'],
] as const;

/** How sure a partner is, in words. @param confidence a percentage @example confidenceInWords(80) // 'quite sure' */
export const confidenceInWords = (confidence: number): string =>
  degrees.find(([from]) => confidence >= from)?.[1] ?? 'close to agreeing';
