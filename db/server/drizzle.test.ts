import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { blob, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, openBench, token } from './testBench.ts';

const courses = sqliteTable('courses', {
  id: integer().primaryKey({ autoIncrement: true }),
  title: text().notNull().unique(),
  price: real(),
  open: integer({ mode: 'boolean' }).notNull().default(false),
  startsAt: integer({ mode: 'timestamp_ms' }),
  tags: text({ mode: 'json' }).$type<string[]>(),
  cover: blob({ mode: 'buffer' }),
});

let bench: Bench;
let db: ReturnType<typeof drizzle>;

beforeEach(async () => {
  bench = await openBench({ readers: 2 });
  db = drizzle({ connection: { url: bench.server.url, authToken: token } });
  await db.run(sql`CREATE TABLE courses (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL UNIQUE, price REAL,
    open INTEGER NOT NULL DEFAULT 0, startsAt INTEGER, tags TEXT, cover BLOB)`);
});

afterEach(() => bench.close());

test('rows come back as they were inserted', async () => {
  const course = {
    title: 'Logic',
    price: 9.5,
    open: true,
    startsAt: new Date(1_900_000_000_123),
    tags: ['a', 'b'],
    cover: Buffer.from([0, 255, 7]),
  };
  const [inserted] = await db.insert(courses).values(course).returning();
  expect(inserted).toEqual({ id: 1, ...course });
  expect(await db.select().from(courses).where(eq(courses.title, 'Logic')).limit(1)).toEqual([
    { id: 1, ...course },
  ]);
});

test('a nested transaction can be undone alone, an outer one as a whole', async () => {
  await db.transaction(async (outer) => {
    await outer.insert(courses).values({ title: 'kept' });
    const inner = outer.transaction(async (nested) => {
      await nested.insert(courses).values({ title: 'undone' });
      throw new Error('no');
    });
    await expect(inner).rejects.toThrow('no');
  });
  const failing = db.transaction(async (tx) => {
    await tx.insert(courses).values({ title: 'also undone' });
    await tx.insert(courses).values({ title: 'kept' });
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: 'SQLITE_CONSTRAINT' } });
  expect(await db.select({ title: courses.title }).from(courses)).toEqual([{ title: 'kept' }]);
});

test('a batch answers every query and is undone as a whole', async () => {
  const [, found] = await db.batch([db.insert(courses).values({ title: 'one' }), db.select().from(courses)]);
  expect(found).toHaveLength(1);
  const failing = db.batch([
    db.insert(courses).values({ title: 'two' }),
    db.insert(courses).values({ title: 'one' }),
  ]);
  await expect(failing).rejects.toThrow();
  expect(await db.$count(courses)).toBe(1);
});
