import type { Passage } from '@apologia/contract';

/** Whether nothing but the title of a psalm is left out of what was asked. */
export const isWhole = ({ verses }: Passage): boolean =>
  verses.every(({ isAsked, verse }) => isAsked || verse === 0);
