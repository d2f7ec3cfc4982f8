import { scripture } from '@apologia/contract';
import { firstDataOf, type PageReads } from '../kernel/read/firstData.ts';
import { scriptureFor } from './reads.ts';

/** The first data of the page that shows a passage. */
export const scripturePages: PageReads<'shell'> = {
  '/scripture': [firstDataOf(scripture.scripture, scriptureFor, ['ref'])],
};
