import type { ExportedData } from '@apologia/contract';
import { everyTable } from '@apologia/db/personal';
import * as schema from '@apologia/db/schema';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callsNotThoughtOf,
  type Life,
  liveLife,
  password,
  prepareLife,
} from '../testing/account/wholeLife.ts';
import { startPaymentBench } from '../testing/billing/payments.ts';
import { exportAccount, rowsOf } from './exportAccount.ts';

type Row = Record<string, unknown>;

let bench: Awaited<ReturnType<typeof startPaymentBench>>;
let life: Life;
let learnerId: string;
beforeAll(async () => {
  // Mail is set up, and its server never answers: what is queued stays.
  bench = await startPaymentBench({
    SMTP_URL: 'smtp://127.0.0.1:9?tls=none',
    MAIL_FROM: 'Apologia <academy@example.org>',
    PUBLIC_URL: 'http://localhost',
    SUPPORT_MAIL: 'help@example.org',
  });
  await prepareLife(bench);
  life = await liveLife(bench, 'ruth');
  learnerId = (await idOf(life.username)) ?? '';
});
afterAll(() => bench.close());

async function idOf(username: string): Promise<string | undefined> {
  const [row] = await bench.db.all<{ id: string }>(sql`select id from learners where username = ${username}`);
  return row?.id;
}

/** The tables that the drizzle schema has. */
const tables = Object.values(schema).filter((one) => is(one, SQLiteTable)) as SQLiteTable[];

async function tableNames(): Promise<string[]> {
  const rows = await bench.db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  );
  return rows.map(({ name }) => name);
}

/** The rows of a table, each as JSON, and all of them as one text in small letters. */
interface Rows {
  rows: string[];
  text: string;
}

/** Every row of every table in the database, whether the schema knows it or not, by the name of the table. */
async function everyRow(): Promise<Map<string, Rows>> {
  const found = new Map<string, Rows>();
  for (const name of await tableNames()) {
    const all = await bench.db.all<Row>(sql`select * from ${sql.identifier(name)}`);
    const rows = all.map((row) => JSON.stringify(row));
    found.set(name, { rows, text: rows.join('\n').toLowerCase() });
  }
  return found;
}

/** The tables in which any of these texts stands anywhere, in whatever letter case. */
function tablesWith(found: Map<string, Rows>, texts: readonly string[]): string[] {
  const wanted = texts.map((text) => text.toLowerCase());
  return [...found]
    .filter(([, { text }]) => wanted.some((one) => text.includes(one)))
    .map(([name]) => name)
    .sort();
}

/** Tables of the database that are not in the drizzle schema: indices of what is searched, and what was migrated. */
const outsideTheSchema = /^(verses|lessons|modules|resources|questions|words)_found|^__drizzle_migrations$/;

const howTo = `Say in db/src/account/personal whose each column is; let the domain's exportLearner and eraseLearner (its learnerRows.ts) take the rows; and plant some in gateway/src/testing/account/wholeLife.ts.`;

test('every table and column is said to hold something of learners or nothing', async () => {
  const listed = Object.entries(everyTable).map(([name, { columns }]) => [name, Object.keys(columns).sort()]);
  const actual = tables.map((table) => [getTableName(table), Object.keys(getTableColumns(table)).sort()]);
  expect(Object.fromEntries(listed), howTo).toEqual(Object.fromEntries(actual));
  const names = await tableNames();
  const unknown = names.filter((name) => !(name in everyTable) && !outsideTheSchema.test(name));
  expect(unknown, howTo).toEqual([]);
});

test('every column that names a learner is in a table that is exported', () => {
  const naming = tables.filter((table) =>
    Object.keys(getTableColumns(table)).some((column) =>
      /learnerId|writerId|email|recipient|username/i.test(column),
    ),
  );
  const exported = new Set(rowsOf('').map(({ table }) => getTableName(table)));
  expect(
    naming.map(getTableName).filter((name) => !exported.has(name)),
    howTo,
  ).toEqual([]);
  const personal = Object.entries(everyTable).flatMap(([name, table]) => ('holds' in table ? [name] : []));
  expect([...exported].sort(), howTo).toEqual(personal.sort());
});

test('every call that changes something is made by the learner of this test, or said to leave nothing', () => {
  expect(callsNotThoughtOf(), 'Add them to gateway/src/testing/account/wholeLife.ts.').toEqual([]);
});

test('after an account is deleted its learner is found nowhere, and what was deleted was in the download', async () => {
  const other = await liveLife(bench, 'naomi');
  const before = await everyRow();
  for (const { table, where } of rowsOf(learnerId)) {
    const planted = await bench.db.$count(table, where);
    expect(planted, `Nothing of the learner stands in ${getTableName(table)}. ${howTo}`).toBeGreaterThan(0);
  }
  const own = [learnerId, life.username, life.email, ...life.words];
  for (const word of own) expect(tablesWith(before, [word]), `${word} was planted`).not.toEqual([]);
  const ofOther = [(await idOf(other.username)) ?? '', other.username, ...other.words];
  const tablesOfOther = tablesWith(before, ofOther);

  const data = (await new Response(exportAccount(bench.db, learnerId, Date.now())).json()) as ExportedData;
  const response = await bench.request('POST', '/api/account/delete', {
    cookie: life.cookie,
    json: { proof: { password } },
  });
  expect(response.status).toBe(200);

  const after = await everyRow();
  expect(tablesWith(after, [life.username, life.email, ...life.words])).toEqual([]);
  // The books are kept, with the number of an account that is gone.
  expect(tablesWith(after, [learnerId])).toEqual(['ledger', 'orders', 'promo_uses']);
  // Nothing of anybody else went, but marks on what was deleted.
  expect(tablesWith(after, ofOther)).toEqual(tablesOfOther);

  for (const [name, { rows }] of before) {
    const remaining = new Set(after.get(name)?.rows);
    const gone = rows.filter((row) => !remaining.has(row)).map((row) => JSON.parse(row) as Row);
    const exported = data.tables[name]?.rows.map((row) => JSON.stringify(row)) ?? [];
    for (const row of gone.filter((one) => isOwn(name, one))) {
      const texts = exportedTexts(name, row);
      const found = exported.some((one) => texts.every((text) => one.includes(text)));
      expect(found, `${name} ${JSON.stringify(row)} is in the download`).toBe(true);
    }
  }
  const downloaded = JSON.stringify(data);
  for (const word of life.words) expect(downloaded, word).toContain(word);
}, 240_000);

/** Counts, and what a search finds questions by: made of rows that are looked at themselves. */
const isDerived = (name: string) =>
  outsideTheSchema.test(name) || name === 'review_counts' || name === 'question_rows';

/** Whether a row was the learner's. Others' marks on what they wrote went with it, and counts changed. */
const isOwn = (name: string, row: Row) => {
  const owner = row.learner_id ?? row.writer_id;
  if (name === 'rate_limits') return JSON.stringify(row).includes(learnerId);
  return !isDerived(name) && (owner === undefined || owner === learnerId);
};

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The texts of a row that a download has, as they stand in JSON; what is JSON itself is written anew there. */
function exportedTexts(name: string, row: Row): string[] {
  const columns = everyTable[name]?.columns;
  return Object.entries(row).flatMap(([column, value]) => {
    const kind = columns?.[camel(column)]?.kind;
    const isText = typeof value === 'string' && !/^[[{]/.test(value);
    return isText && (kind === 'personal' || kind === 'technical') ? [JSON.stringify(value)] : [];
  });
}
