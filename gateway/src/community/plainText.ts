/** Control characters but line break and tab, and marks that turn the direction of the text around them. */
const unwanted = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** What a learner wrote, as text and nothing else: no markup is read into it and none is taken out. */
export function plainText(written: string): string {
  return written.replaceAll('\r\n', '\n').replace(unwanted, '').toWellFormed().trim();
}
