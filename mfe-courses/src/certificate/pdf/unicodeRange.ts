/**
 * Whether a face is for any of a text's characters.
 * @param range a `unicode-range` such as `U+0-FF, U+131, U+4??`; empty means all there is
 */
export function isForAny(range: string, text: string): boolean {
  if (range.trim() === '') return true;
  const bounds = range.split(',').map(boundsOf);
  return [...text].some((character) => {
    const point = character.codePointAt(0) ?? 0;
    return bounds.some(([first, last]) => first <= point && point <= last);
  });
}

function boundsOf(part: string): [first: number, last: number] {
  const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
}
