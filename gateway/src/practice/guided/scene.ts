import type { Closing, PartnerLines, WrittenObjection } from '@apologia/db/practice';
import type { Reading } from '../../kernel/context.ts';

/** An objection as far as it has to be known to raise it. */
export interface Raisable {
  id: string;
  title: string;
  claim: string;
  opening: string;
}

/** What the guided partner speaks from in one turn. */
export interface Scene {
  /** How references in what is said are read. */
  reading: Reading;
  partner: { lines: PartnerLines; closing: Closing };
  /** On the table. */
  objection: WrittenObjection;
  /** All of this worldview, in order. */
  all: readonly Raisable[];
}

/** How many objections one conversation takes up. */
export const objectionsASitting = 3;
