/** The book that a reference names, as all references to it do. @example bookOf('1 John 4:1–6') // '1 John' */
export function bookOf(reference: string): string {
  const book = reference.replace(/ \d.*$/, '');
  return book === 'Psalms' ? 'Psalm' : book;
}
