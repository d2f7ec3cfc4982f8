import type { ExportedTable } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { and, getTableColumns, getTableName, gt, sql } from 'drizzle-orm';
import type { LearnerRows } from '../kernel/learnerRows.ts';
import { about, describe, exportable } from './describe.ts';
import { exporting } from './domains.ts';

const rowsAtOnce = 200;

/** All that the academy keeps of a learner, domain by domain. */
export const rowsOf = (learnerId: string): LearnerRows[] =>
  exporting.flatMap((ofDomain) => ofDomain(learnerId));

/** All of a learner's rows as JSON, in pieces: as much of it is in memory as one page of one table, however much there is. */
export function exportAccount(db: Db, learnerId: string, now: number): ReadableStream<Uint8Array> {
  const pieces = piecesOf(db, learnerId, now);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}

async function* piecesOf(db: Db, learnerId: string, now: number): AsyncGenerator<string, void> {
  yield `{"about":${JSON.stringify(about)},\n"madeAt":${JSON.stringify(new Date(now))},\n"tables":{`;
  let separator = '\n';
  for (const rows of rowsOf(learnerId)) {
    const name = getTableName(rows.table);
    yield `${separator}${JSON.stringify(name)}:${openTable(describe(name))}`;
    yield* rowsAsJson(db, name, rows);
    yield ']}';
    separator = ',\n';
  }
  yield '\n}}\n';
}

/** The JSON of a table up to its first row. */
const openTable = (table: Omit<ExportedTable, 'rows'>) => `${JSON.stringify(table).slice(0, -1)},"rows":[`;

async function* rowsAsJson(db: Db, name: string, { table, where, pageSize = rowsAtOnce }: LearnerRows) {
  const rowid = sql<number>`rowid`;
  let separator = '\n';
  for (let last = 0; ; ) {
    const page = await db
      .select({ ...getTableColumns(table), rowid })
      .from(table)
      .where(and(where, gt(rowid, last)))
      .orderBy(rowid)
      .limit(pageSize);
    for (const { rowid: at, ...row } of page) {
      yield separator + JSON.stringify(exportable(name, row));
      separator = ',\n';
      last = at;
    }
    if (page.length < pageSize) return;
  }
}
