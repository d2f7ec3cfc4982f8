import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@apologia/db';
import { migrateDatabase } from '@apologia/db/migrate';
import { seedDatabase } from '@apologia/db/seed';
import { startLibsqlServer } from '@apologia/db/server';

const variable = 'TEMPLATE_DATABASE';

/** A migrated and seeded database file, to be copied by each test file. */
export const templateFile = (): string => {
  const file = process.env[variable];
  if (!file) throw new Error('This test needs the global setup of its vitest project.');
  return file;
};

/** Migrates and seeds one database for the whole run. */
export default async function setup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-template-'));
  const file = path.join(folder, 'template.db');
  const server = await startLibsqlServer({ file, token: 'template' });
  const db = openDatabase({ url: server.url, authToken: 'template' });
  await migrateDatabase(db);
  await seedDatabase(db);
  await server.close();
  // Workers are started after this and inherit it.
  process.env[variable] = file;
  return () => rm(folder, { recursive: true, force: true });
}
