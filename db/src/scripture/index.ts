export { bookOf, books } from './books.ts';
export { type Passage, passagesIn, placeOf, referenceOf, verseId } from './references.ts';
