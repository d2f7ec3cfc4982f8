import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from '../../kernel/client.ts';
import type { SearchTexts } from '../../kernel/search/vocabulary.ts';
import { plainText } from '../markdown.ts';
import type { CurriculumRows } from './curriculum.ts';

/** The texts of the curriculum, by who may read them. */
export function searchTextsOf({ modules, lessons }: CurriculumRows): Omit<SearchTexts, 'verses'> {
  const locked = new Set(modules.filter(({ isPremium }) => isPremium).map(({ id }) => id));
  const lessonTexts = lessons.map(({ moduleId, content, terms }) => ({
    isPremium: locked.has(moduleId),
    text: [plainText((content ?? []).join('\n')), ...(terms ?? []).map(({ term }) => term)].join('\n'),
  }));
  const moduleTexts = modules.map(({ isPremium, content }) => ({ isPremium, text: plainText(content) }));
  const texts = [...lessonTexts, ...moduleTexts];
  const textsWhere = (premium: boolean) =>
    texts.filter(({ isPremium }) => isPremium === premium).map(({ text }) => text);
  return {
    titles: [...modules, ...lessons].map(({ title }) => title),
    open: [...modules.map(({ description }) => description), ...textsWhere(false)],
    premium: textsWhere(true),
  };
}

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
