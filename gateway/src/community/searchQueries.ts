import type { Db } from '@apologia/db';
import { resources } from '@apologia/db/schema/community';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../kernel/access/viewer.ts';
import { textsFound } from '../kernel/read/textsFound.ts';

/** Works of the library with these words. */
export const searchResources = (db: Db, viewer: Viewer, text: string, count: number) =>
  textsFound<{ author: string }>(
    db,
    viewer,
    text,
    {
      name: 'resources_found',
      weights: 'bm25(0, 8, 4, 1)',
      named: '{title author}',
      shownLocked: '{title author}',
      joins: sql`join ${resources} on ${resources.id} = resources_found.id`,
      columns: sql`${resources.id}, ${resources.title}, ${resources.author}`,
      isLocked: sql`0`,
    },
    count,
  );
