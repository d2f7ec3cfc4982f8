import { scripture } from '@apologia/contract';
import { first, type PageReads } from '../compose/pageReads.ts';
import { scriptureFor } from './reads.ts';

/** The first data of the page that shows a passage. */
export const scripturePages: PageReads = {
  '/scripture': (_, search) => {
    const ref = search.get('ref');
    return ref ? [first(scripture.scripture, scriptureFor({ ref }), undefined, { ref })] : [];
  },
};
