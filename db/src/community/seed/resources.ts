import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { difficulties, resourceTypes, subjects } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../kernel/client.ts';
import { readYaml } from '../../kernel/contentFile.ts';
import { replaceAll } from '../../kernel/replaceAll.ts';
import { resources } from '../schema.ts';

const line = z.string().check(z.minLength(1));

const entry = z.strictObject({
  title: line,
  author: line,
  type: z.enum(resourceTypes),
  year: line,
  level: z.enum(difficulties),
  subjects: z.array(z.enum(subjects)).check(z.minLength(1), z.maxLength(3)),
  where: line,
  /** Ids of lessons that go with it. */
  lessons: z._default(z.array(line), []),
  description: line.check(z.maxLength(400)),
  order: z.int(),
});

const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;

/** The folder of the library as its curators write it: a file a resource, named by its id. */
export const resourcesFolder = path.join(import.meta.dirname, '../../../resources');

/** @throws Error naming the file that is wrong */
export async function readResources(folder = resourcesFolder) {
  const files = (await readdir(folder)).sort();
  return Promise.all(files.map((file) => readResource(path.join(folder, file))));
}

async function readResource(file: string) {
  const name = path.basename(file);
  if (!fileName.test(name))
    throw new Error(`${file}: a resource is named in lower-case words, joined by hyphens, .yaml`);
  const { order, ...written } = (await readYaml(file, entry)).data;
  return { id: path.basename(name, '.yaml'), ...written, position: order };
}

export type ResourceRows = Awaited<ReturnType<typeof readResources>>;

/** Statements that bring the library's table and its full-text index to these rows. */
export function resourceStatements(db: Db, rows: ResourceRows) {
  return [
    ...replaceAll(db, resources, resources.id, rows),
    db.run(sql`delete from resources_found`),
    ...rows.map(({ id, title, author, description }) =>
      db.run(
        sql`insert into resources_found (id, title, author, body) values (${id}, ${title}, ${author}, ${description})`,
      ),
    ),
  ];
}
