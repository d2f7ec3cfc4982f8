/** Control characters but line break and tab, and marks that turn the direction of the text around them. */
const unwanted = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Two empty lines or more, which would push what others wrote out of sight. */
const gap = /\n(?:[^\S\n]*\n){2,}/g;

/** Marks on one letter beyond what any script writes: they would reach over the lines around. */
const pile = /(\p{M}{4})\p{M}+/gu;

/** What a learner wrote, as text and nothing else: no markup is read into it and none is taken out. */
export function plainText(written: string): string {
  const lines = written.replace(/\r\n?/g, '\n').replace(unwanted, '');
  return lines.replace(gap, '\n\n').replace(pile, '$1').toWellFormed().trim();
}
