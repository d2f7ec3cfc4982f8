import type { Passage } from '@apologia/contract';

/** Whether a passage asks for its whole chapters, but for the title of a psalm. */
export const isWholeChapter = ({ verses }: Passage): boolean =>
  verses.every(({ isAsked, verse }) => isAsked || verse === 0);
