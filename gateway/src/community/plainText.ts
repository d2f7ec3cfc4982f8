/** Control characters but line break and tab, and marks that turn the direction of the text around them. */
const controlCharacters = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Two empty lines or more, which would push the posts of others off the screen. */
const emptyLines = /\n(?:[^\S\n]*\n){2,}/g;

/** Marks on one letter beyond what any script writes: they would reach over the lines around. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

/** Cleans a learner's text. Markup is left as it is, because a page shows it as text. */
export function plainText(input: string): string {
  const lines = input.replace(/\r\n?/g, '\n').replace(controlCharacters, '');
  return lines.replace(emptyLines, '\n\n').replace(stackedMarks, '$1').toWellFormed().trim();
}
