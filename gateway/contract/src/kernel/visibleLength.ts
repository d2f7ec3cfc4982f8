/** Characters that draw nothing: without width, fillers, the braille cell without a dot. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * How many characters of a text can be seen, those at its ends that are space left out. Code points, as the
 * schemas count: the page that counts while one writes and the gateway that refuses must not differ.
 */
export function visibleLength(text: string): number {
  return [...text.replace(unseen, '').trim()].length;
}
