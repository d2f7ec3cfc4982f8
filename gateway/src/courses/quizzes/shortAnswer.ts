/** What a short answer comes down to: letters and digits, without case, accents, a leading article and plural endings. */
function gist(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    // Straight and curly apostrophes stand inside a word, all else between words.
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  const told = words.length > 1 && ['a', 'an', 'the'].includes(first) ? words.slice(1) : words;
  // Joined: ‘self-defeating’, ‘self defeating’ and ‘selfdefeating’ are one answer.
  return told.map(singular).join('');
}

/** English endings only, and only so far that both sides of a comparison lose the same. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Whether an answer is one of the accepted, whatever its case, accents, punctuation or simple plural. */
export function isAccepted(given: string, accepted: readonly string[]): boolean {
  const wanted = gist(given);
  return wanted !== '' && accepted.some((one) => gist(one) === wanted);
}
