/** Pieces of an address that have broken a decoder or a query before. */
export const encodedPaths = [
  '%00',
  'what-is-truth%00',
  '%ff%fe',
  '%ed%a0%80',
  '..%2f..%2fetc',
  "'%20or%201=1",
];
