import { scripture } from '@apologia/contract';
import { first, type PageReads } from '../compose/pageReads.ts';
import { scriptureFor } from './reads.ts';

/** The first data of the page that shows a passage. */
export const scripturePages: PageReads<'shell'> = {
  '/scripture': [first(scripture.scripture, scriptureFor, ['ref'])],
};
