import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../../kernel/client.ts';
import { plainText } from '../markdown.ts';

interface Searchable {
  id: string;
  title: string;
}

/** Statements that fill the full-text indices of modules and lessons with these rows. */
export function searchIndexStatements(
  db: Db,
  modules: readonly (Searchable & { description: string; content: string })[],
  lessons: readonly (Searchable & { content: string[] })[],
): BatchItem<'sqlite'>[] {
  return [
    db.run(sql`delete from modules_found`),
    ...modules.map(({ id, title, description, content }) =>
      db.run(
        sql`insert into modules_found (id, title, description, body) values (${id}, ${title}, ${description}, ${plainText(content)})`,
      ),
    ),
    db.run(sql`delete from lessons_found`),
    ...lessons.map(({ id, title, content }) =>
      db.run(
        sql`insert into lessons_found (id, title, body) values (${id}, ${title}, ${plainText(content.join('\n'))})`,
      ),
    ),
  ];
}
