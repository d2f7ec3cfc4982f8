import { scripture } from '@apologia/contract';
import { first, type PageReads } from '../compose/pageReads.ts';
import { scriptureFor } from './reads.ts';

/** The first data of the page that shows a passage. */
export const scripturePages: PageReads = {
  '/scripture': async (_, search, c) => {
    const ref = search.get('ref');
    if (!ref) return [];
    const read = scriptureFor({ ref }, await c.var.loadReading());
    return [first(scripture.scripture, read, undefined, { ref })];
  },
};
