function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at && chain.length < 8; at = at instanceof Error ? at.cause : undefined)
    chain.push(at);
  return chain;
}

/** The code of the database's client, which a module beside the Worker has a class of its own for. */
const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';

/** Whether a write met a row that is already there: of a primary key, too, SQLite says `UNIQUE`. */
export const isTaken = (error: unknown): boolean => broke(error, 'UNIQUE constraint failed');

/** Whether a write belonged to a row that is gone. */
export const isOrphaned = (error: unknown): boolean => broke(error, 'FOREIGN KEY constraint failed');

/** Whether a write that takes a value from another row did not find it: the whole batch is undone. */
export const isMissing = (error: unknown): boolean => broke(error, 'NOT NULL constraint failed');

const broke = (error: unknown, constraint: string) =>
  causes(error).some(
    (cause) =>
      cause instanceof Error &&
      codeOf(cause).startsWith('SQLITE_CONSTRAINT') &&
      cause.message.includes(constraint),
  );

/**
 * What keeps the database from serving.
 *
 * - `unreachable`: no answer, or one that says to come back later
 * - `full`: no room left to write; reading goes on
 * - `readonly`: may not be written; reading goes on
 * - `damaged`: its file is not to be relied on
 */
export type DatabaseFault = 'unreachable' | 'full' | 'readonly' | 'damaged';

/** Beginnings of codes: a server may send extended ones, as `SQLITE_BUSY_SNAPSHOT`. */
const faults: readonly (readonly [DatabaseFault, readonly string[]])[] = [
  ['full', ['SQLITE_FULL']],
  ['readonly', ['SQLITE_READONLY']],
  ['damaged', ['SQLITE_CORRUPT', 'SQLITE_NOTADB']],
  [
    'unreachable',
    [
      ...[
        'SQLITE_BUSY',
        'SQLITE_LOCKED',
        'SQLITE_IOERR',
        'SQLITE_CANTOPEN',
        'SQLITE_INTERRUPT',
        'SQLITE_PROTOCOL',
      ],
      ...['SERVER_', 'UNAUTHORIZED', 'STREAM_EXPIRED'],
      // Of Turso and sqld.
      ...['TRANSACTION_BUSY', 'TRANSACTION_TIMEOUT', 'PROXY_ERROR'],
      // Of the local server.
      ...['OVERLOADED', 'TOO_MANY_STREAMS', 'READER_LOST', 'DATABASE_GONE'],
    ],
  ],
];
const noConnection = /fetch failed|network connection lost|connection refused|ECONNREFUSED|ECONNRESET/i;

/**
 * What of the database is to blame for an error, as against the statement.
 * @returns `null` where a statement was refused, or the error is not the database's
 */
export function databaseFault(error: unknown): DatabaseFault | null {
  for (const cause of causes(error)) {
    const fault = faults.find(([, codes]) => codes.some((code) => codeOf(cause).startsWith(code)));
    if (fault) return fault[0];
    if (cause instanceof Error && (cause.name === 'TimeoutError' || noConnection.test(cause.message))) {
      return 'unreachable';
    }
  }
  return null;
}

/** Whether the database did not answer, as against refusing a statement. */
export const isUnreachable = (error: unknown): boolean => databaseFault(error) === 'unreachable';
