import type { Db } from '@apologia/db';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';

/** Makes the statement for the works of the library that belong to a lesson. The library is another domain's. */
export type ShelfOf = (
  db: Db,
  lessonId: string,
) => RunnableQuery<{ id: string; title: string; author: string }[], 'sqlite'>;
