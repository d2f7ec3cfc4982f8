import { practice } from '@apologia/contract';
import { first, type PageReads } from '../compose/pageReads.ts';
import { practiceScreen } from './reads.ts';

/** The first data of this team's pages. */
export const practicePages: PageReads = {
  '/practice': (_, search) => {
    const conversation = search.get('conversation');
    const query: Record<string, string> = conversation === null ? {} : { conversation };
    return [first(practice.screen, practiceScreen(query.conversation), undefined, query)];
  },
};
