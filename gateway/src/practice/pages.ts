import { practice } from '@apologia/contract';
import { firstDataOf, type PageReads } from '../kernel/read/firstData.ts';
import { practiceScreen } from './reads.ts';

/** The first data of the pages of this domain. */
export const practicePages: PageReads<'practice'> = {
  '/practice': [
    firstDataOf(practice.screen, ({ query }) => practiceScreen(query.conversation), ['conversation']),
  ],
};
