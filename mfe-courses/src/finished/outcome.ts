/** How the overview of a module says what its learner will be able to do. */
const announcement = /\b(?:should|will)(?: then)? be able to /;
const endOfSentence = /[.!?][”’]?(?=\s|<|$)/;

/**
 * What the overview says that one will be able to do, as markup without the full stop; `null` where it does not say.
 * @example outcomeOf('<p>By the end you should be able to define a miracle. So begin.</p>') // 'define a miracle'
 */
export function outcomeOf(overview: string): string | null {
  const found = announcement.exec(overview);
  if (!found) return null;
  const rest = overview.slice(found.index + found[0].length);
  const end = rest.search(endOfSentence);
  return end < 0 ? null : rest.slice(0, end);
}
