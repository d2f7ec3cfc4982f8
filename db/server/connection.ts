import Database from 'libsql';
import { bindArguments } from './bindings.ts';
import { errorCode, StatementError } from './errors.ts';
import type { StatementRequest } from './parseRequest.ts';
import type { Column, StatementResult } from './protocol.ts';
import type { AnalysedStatement, StatementKind } from './statementKind.ts';
import { encodeValue } from './values.ts';

type Engine = InstanceType<typeof Database>;
type Prepared = ReturnType<Engine['prepare']>;

/**
 * Only a foreign process (a database browser, say) can hold the file's lock; it gets a moment to finish.
 * Longer would be felt by everyone, because the engine blocks the whole process while it waits.
 */
const foreignLockTimeoutMs = 500;

function columnsOf(prepared: Prepared): Column[] {
  if (!prepared.reader) return [];
  return prepared.columns().map(({ name, type }) => ({ name, decltype: type }));
}

/** The arguments of a statement, and whether its rows are wanted. */
export type StatementInput = Pick<StatementRequest, 'args' | 'named_args' | 'want_rows'>;

export type Access = 'read' | 'write';

/** One connection of the embedded engine, speaking in the protocol's terms. */
export class Connection {
  readonly #engine: Engine;
  #reusable = true;
  #stuck = false;

  /**
   * Opens the file, creating it when missing.
   *
   * `synchronous=FULL`: with NORMAL a commit survives a killed process, but may be lost with the power;
   * FULL costs a fraction of a millisecond per commit here and keeps the promise in both cases.
   * @param access `read` makes the engine refuse every change, whatever the statement looked like
   * @throws Error when the file cannot be opened or is no database
   */
  constructor(file: string, access: Access) {
    this.#engine = new Database(file);
    this.#engine.exec(
      `PRAGMA busy_timeout=${foreignLockTimeoutMs}; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON`,
    );
    if (access === 'read') this.#engine.exec('PRAGMA query_only=ON');
  }

  /** False inside a transaction, just as SQLite defines it. */
  get isAutocommit(): boolean {
    return !this.#engine.inTransaction;
  }

  /** False once another stream must not get this connection any more. */
  get isReusable(): boolean {
    return this.#reusable && !this.#stuck;
  }

  /** True once even the same stream should go on with another connection, as soon as its transaction is over. */
  get mustBeReplaced(): boolean {
    return this.#stuck;
  }

  /**
   * Runs one statement to its end.
   * @returns rows, columns, and for row-changing statements how many rows and the last rowid
   * @throws SqliteError from the engine, StatementError for arguments that do not fit
   */
  run(statement: AnalysedStatement, input: StatementInput): StatementResult {
    const { kind } = statement;
    if (kind.taints) this.#reusable = false;
    try {
      const prepared = this.#engine.prepare(statement.sql);
      const values = bindArguments(statement, input.args, input.named_args);
      if (!prepared.reader) {
        prepared.run(values);
        return { cols: [], rows: [], ...this.#changes(kind) };
      }
      const rows = prepared.safeIntegers().raw().all(values) as unknown[][];
      // The engine leaves an explained statement open, and its read lock with it, until its first row is asked for.
      if (kind.explains) prepared.get(values);
      return {
        // Asked only now: running re-prepares the statement if another connection changed the schema.
        cols: columnsOf(prepared),
        rows: input.want_rows ? rows.map((row) => row.map(encodeValue)) : [],
        ...this.#changes(kind),
      };
    } catch (error) {
      // The engine leaves a statement that met a lock half run, and the connection with it.
      if (errorCode(error)?.startsWith('SQLITE_BUSY')) this.#stuck = true;
      throw error;
    }
  }

  /** Undoes an open transaction; without one it does nothing. */
  rollback(): void {
    if (this.isAutocommit) return;
    this.#engine.exec('ROLLBACK');
  }

  /**
   * Takes and gives back the file's write lock.
   * @throws SqliteError when the file is read-only or locked by another process
   */
  proveWritable(): void {
    this.#engine.exec('BEGIN IMMEDIATE; ROLLBACK');
  }

  /** Copies the write-ahead log into the database file, so that the file alone is the whole database. */
  checkpoint(): void {
    this.#engine.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** Closes the connection, which must be outside any transaction: the engine lets go of locks only later. */
  close(): void {
    this.#engine.close();
  }

  #changes(kind: StatementKind): Pick<StatementResult, 'affected_row_count' | 'last_insert_rowid'> {
    if (!kind.changesRows) return { affected_row_count: 0, last_insert_rowid: null };
    // The engine's own run() rounds the rowid to a double.
    const query = this.#engine.prepare('SELECT changes(), last_insert_rowid()').safeIntegers().raw();
    const [row] = query.all([]) as [bigint, bigint][];
    if (row === undefined) throw new StatementError('INTERNAL_ERROR', 'the engine did not count the changes');
    return { affected_row_count: Number(row[0]), last_insert_rowid: row[1].toString() };
  }
}
