import type { ExportedTable } from '@apologia/contract';
import { type Column, everyTable, type Personal } from '@apologia/db/personal';

/** What stands at the head of the file. */
export const about = [
  'This is everything that the academy keeps of you, table by table, as its database has it.',
  'Each table says what it holds, why and how long it is kept, and what becomes of it when you delete your account; `columns` says what stands in each column.',
  'Times are written as 2026-11-23T08:30:00.000Z, in UTC; where there is nothing it says null.',
  'Left out is what opens your account, such as your password in its scrambled form, and what is about somebody else, such as who reported a text of yours.',
  'Tables that you have no rows in are there too, empty.',
];

const tableOf = (name: string): Personal => {
  const table = everyTable[name];
  if (!table || !('holds' in table)) throw new Error(`${name} is exported and not said to be personal`);
  return table;
};

const sentences = {
  deleted: 'It is deleted.',
  unnamed: 'It is deleted, or stays without your name.',
  kept: 'It stays.',
};

/** What deleting the account does to a table, in words. */
export const afterDeletion = ({ whenDeleted, stays = sentences[whenDeleted] }: Personal): string => stays;

/** What a learner is told of a table. */
export function describe(name: string): Omit<ExportedTable, 'rows'> {
  const table = tableOf(name);
  const { holds, why, until, columns } = table;
  const words = ({ kind, what }: Column) => (isExported(kind) ? what : `${what}. Not in this file.`);
  return {
    holds,
    why,
    until,
    whenYouDeleteYourAccount: afterDeletion(table),
    columns: Object.fromEntries(Object.entries(columns).map(([column, one]) => [column, words(one)])),
  };
}

const isExported = (kind: Column['kind'] | undefined) => kind === 'personal' || kind === 'technical';

/** A row without what nobody gets a copy of, its instants as dates. */
export function exportable(name: string, row: Record<string, unknown>): Record<string, unknown> {
  const { columns } = tableOf(name);
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => isExported(columns[column]?.kind))
      .map(([column, value]) => [column, isInstant(column, value) ? new Date(value).toISOString() : value]),
  );
}

/** Columns of instants are named for them: `at`, `createdAt`. */
const isInstant = (column: string, value: unknown): value is number =>
  typeof value === 'number' && /(^a|A)t$/.test(column);
