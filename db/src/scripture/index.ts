export { bookOf, books } from './books.ts';
export { type Passage, placeOf, referenceOf, verseId } from './references.ts';
