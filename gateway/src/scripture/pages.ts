import { scripture } from '@apologia/contract';
import { firstDataOf, type PageRead, type PageReads } from '../kernel/read/firstData.ts';
import { scriptureFor } from './reads.ts';

/**
 * The first data of the page that shows a passage.
 * @param learned reads which passages the learner learns by heart: their review is another domain's
 */
export const scripturePages = (learned: PageRead): PageReads<'shell'> => ({
  '/scripture': [firstDataOf(scripture.scripture, scriptureFor, ['ref']), learned],
});
