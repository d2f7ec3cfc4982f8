import type { Connection, StatementInput } from './connection.ts';
import type { ConnectionPool } from './connectionPool.ts';
import { StatementError } from './errors.ts';
import type { StatementResult } from './protocol.ts';
import type { AnalysedStatement } from './statementKind.ts';
import type { WriteLock, WriteQueue } from './writeQueue.ts';

/** An SQL text itself, or the id under which an earlier `store_sql` put it. */
export interface SqlSource {
  sql?: string | undefined;
  sql_id?: number | undefined;
}

/** One client's conversation with the database: its connection, its transaction, its stored SQL texts. */
export class Stream {
  readonly #pool: ConnectionPool;
  readonly #writes: WriteQueue;
  readonly #texts = new Map<SqlSource['sql_id'], string>();
  #connection: Connection | undefined;
  #lock: WriteLock | undefined;
  #snapshot: number | undefined;
  #readonly = false;
  #closed = false;

  constructor(pool: ConnectionPool, writes: WriteQueue) {
    this.#pool = pool;
    this.#writes = writes;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * Waits for the write lock if one of the statements will need it. A whole batch waits before its first
   * statement: a transaction that began by reading could not write any more once another one has committed.
   * @param statements everything that is about to run without interruption
   * @param timeoutMs the longest wait
   * @param signal gives up waiting
   * @throws StatementError `SQLITE_BUSY` after that time
   */
  async prepareFor(
    statements: readonly AnalysedStatement[],
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<void> {
    this.#assertOpen();
    if (this.#lock !== undefined || !statements.some(({ kind }) => kind.writes)) return;
    const lock = await this.#writes.acquire(timeoutMs, signal);
    // The server may have been closed during the wait.
    if (this.#closed) lock.release();
    else this.#lock = lock;
    this.#assertOpen();
  }

  /**
   * Runs one statement for which `prepareFor` has been awaited.
   * @throws SqliteError or StatementError with an SQLite code
   */
  run(statement: AnalysedStatement, input: StatementInput): StatementResult {
    const { kind } = statement;
    if (kind.refusal !== undefined) throw new StatementError('SQLITE_AUTH', kind.refusal);
    if (kind.writes) this.#assertWritable();
    const connection = this.#open();
    try {
      const result = connection.run(statement, input);
      if (kind.beginsReadonly) this.#readonly = true;
      return result;
    } finally {
      this.#track(kind, connection);
    }
  }

  /** Lets the next writer go ahead if this stream's transaction is over; to be called after every request. */
  settle(): void {
    const connection = this.#connection;
    if (connection !== undefined && !connection.isAutocommit) return;
    if (connection?.mustBeReplaced) this.#dropConnection();
    this.#lock?.release();
    this.#lock = undefined;
  }

  /**
   * Stores an SQL text for this stream.
   * @throws StatementError `SQL_ID_IN_USE` for an id already given
   */
  storeSql(sqlId: number, sql: string): void {
    if (this.#texts.has(sqlId))
      throw new StatementError('SQL_ID_IN_USE', `SQL text ${sqlId} is already stored`);
    this.#texts.set(sqlId, sql);
  }

  /** Forgets an SQL text; an unknown id is no error. */
  closeSql(sqlId: number): void {
    this.#texts.delete(sqlId);
  }

  /**
   * Looks up the text that a request names.
   * @throws StatementError `SQL_ID_NOT_FOUND` for an id never stored
   */
  textOf({ sql_id, sql = this.#texts.get(sql_id) }: SqlSource): string {
    if (sql === undefined) throw new StatementError('SQL_ID_NOT_FOUND', `SQL text ${sql_id} is not stored`);
    return sql;
  }

  /** Ends the stream: undoes its open transaction and releases its connection and lock. */
  close(): void {
    this.#closed = true;
    this.#texts.clear();
    this.#dropConnection();
    this.#lock?.release();
    this.#lock = undefined;
  }

  #open(): Connection {
    this.#assertOpen();
    this.#connection ??= this.#pool.acquire();
    return this.#connection;
  }

  #dropConnection(): void {
    if (this.#connection === undefined) return;
    this.#pool.release(this.#connection);
    this.#connection = undefined;
  }

  #assertOpen(): void {
    if (this.#closed) throw new StatementError('STREAM_CLOSED', 'the stream is closed');
  }

  #assertWritable(): void {
    if (this.#connection?.isAutocommit ?? true) return;
    if (this.#readonly)
      throw new StatementError('SQLITE_READONLY', 'attempt to write in a read-only transaction');
    if (this.#snapshot !== undefined && this.#snapshot !== this.#writes.generation) {
      // The engine would say the same, but leave the statement half run.
      throw new StatementError(
        'SQLITE_BUSY_SNAPSHOT',
        'database is locked: what this transaction read has changed',
      );
    }
  }

  #track(kind: AnalysedStatement['kind'], connection: Connection): void {
    if (connection.isAutocommit) {
      this.#readonly = false;
      this.#snapshot = undefined;
      return;
    }
    if (kind.reads) this.#snapshot ??= this.#writes.generation;
  }
}
