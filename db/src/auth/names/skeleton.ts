import { lookAlikes } from './lookAlikes.ts';

const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

const inLatin = (text: string) => [...text].map((one) => latin.get(one) ?? one).join('');

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const separators = /[\s._'’-]+/gu;

/**
 * What a name looks like: two names of one skeleton could be taken for each other.
 * @example skeletonOf('Pаul B') === skeletonOf('PauI_b') // a Cyrillic letter, a capital i
 */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKC').replace(invisible, '');
  // Capitals are replaced before lower case, because a capital may look like another letter than its small one does.
  return inLatin(inLatin(plain).toLowerCase())
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(separators, '-');
}
