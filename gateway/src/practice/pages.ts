import { practice } from '@apologia/contract';
import { first, type PageReads } from '../compose/pageReads.ts';
import { practiceScreen } from './reads.ts';

/** The first data of this team's pages. */
export const practicePages: PageReads<'practice'> = {
  '/practice': [first(practice.screen, ({ query }) => practiceScreen(query.conversation), ['conversation'])],
};
