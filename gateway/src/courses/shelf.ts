import type { Db } from '@apologia/db';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';

/** The statement for the works of the library that go with a lesson. The library is another domain's. */
export type ShelfOf = (
  db: Db,
  lessonId: string,
) => RunnableQuery<{ id: string; title: string; author: string }[], 'sqlite'>;
