/** A short answer in a form to compare: letters and digits, without case, accents, a leading article and plural endings. */
function comparable(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    // Straight and curly apostrophes belong to a word, all other signs separate words.
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  const rest = words.length > 1 && ['a', 'an', 'the'].includes(first) ? words.slice(1) : words;
  // Joined, so that ‘self-defeating’, ‘self defeating’ and ‘selfdefeating’ are one answer.
  return rest.map(singular).join('');
}

/** A word without an English plural ending; rough, for both sides of a comparison lose the same. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Whether an answer is one of the accepted, whatever its case, accents, punctuation or simple plural. */
export function isAccepted(text: string, accepted: readonly string[]): boolean {
  const answer = comparable(text);
  return answer !== '' && accepted.some((one) => comparable(one) === answer);
}
