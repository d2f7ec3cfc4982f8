import { type SqlStatement, splitStatements } from './sqlText.ts';

/** What running a statement means for locks, transactions and the connection it runs on. */
export type StatementKind = {
  /** Needs the one write lock. Everything that is not plainly reading or transaction control counts. */
  readonly writes: boolean;
  /** Counts changed rows: INSERT, REPLACE, UPDATE, DELETE, also behind WITH. */
  readonly changesRows: boolean;
  /** Takes or uses a snapshot of the data, so a later write on it can come too late. */
  readonly reads: boolean;
  readonly explains: boolean;
  /** `BEGIN … READONLY`: the engine knows the word and does not enforce it, so the server does. */
  readonly beginsReadonly: boolean;
  /** Leaves settings or temporary tables on the connection that the next stream must not inherit. */
  readonly taints: boolean;
  /** Why the statement is never run here, if so. */
  readonly refusal: string | undefined;
};

const READING: StatementKind = {
  writes: false,
  changesRows: false,
  reads: true,
  explains: false,
  beginsReadonly: false,
  taints: false,
  refusal: undefined,
};
const CONTROL: StatementKind = { ...READING, reads: false };
const WRITING: StatementKind = { ...READING, writes: true };
const CHANGING: StatementKind = { ...WRITING, changesRows: true };
const TAINTING: StatementKind = { ...WRITING, taints: true };

// Pragmas that answer a question and change nothing, even with an argument.
const ASKING_PRAGMAS = new Set(
  `COLLATION_LIST COMPILE_OPTIONS DATABASE_LIST DATA_VERSION FOREIGN_KEY_CHECK FOREIGN_KEY_LIST FUNCTION_LIST
   INDEX_INFO INDEX_LIST INDEX_XINFO INTEGRITY_CHECK MODULE_LIST PRAGMA_LIST QUICK_CHECK TABLE_INFO TABLE_LIST
   TABLE_XINFO`.split(/\s+/),
);
// Pragmas that act even without an argument.
const ACTING_PRAGMAS = new Set(['INCREMENTAL_VACUUM', 'OPTIMIZE', 'SHRINK_MEMORY', 'WAL_CHECKPOINT']);
// Another value than these would take away what the server promises: durable commits and readers that never wait.
const FIXED_PRAGMAS = new Map([
  ['JOURNAL_MODE', ['WAL']],
  ['LOCKING_MODE', ['NORMAL']],
  ['SYNCHRONOUS', ['2', '3', 'FULL', 'EXTRA']],
]);

function pragmaKind(tokens: readonly string[]): StatementKind {
  const nameAt = tokens[2] === '.' ? 3 : 1;
  const name = tokens[nameAt] ?? '';
  const argument = tokens[nameAt + 2];
  if (ASKING_PRAGMAS.has(name)) return READING;
  if (argument === undefined) return ACTING_PRAGMAS.has(name) ? WRITING : READING;
  const allowed = FIXED_PRAGMAS.get(name);
  if (allowed !== undefined && !allowed.includes(argument)) {
    return { ...TAINTING, refusal: `PRAGMA ${name.toLowerCase()} is fixed by the server` };
  }
  return TAINTING;
}

function beginKind(tokens: readonly string[]): StatementKind {
  if (tokens.includes('IMMEDIATE') || tokens.includes('EXCLUSIVE')) return { ...WRITING, reads: false };
  return { ...CONTROL, beginsReadonly: tokens.includes('READONLY') };
}

/** WITH may lead to any of these; the first one outside all parentheses decides. */
function withKind(tokens: readonly string[]): StatementKind {
  let depth = 0;
  for (const token of tokens) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && (token === 'SELECT' || token === 'VALUES')) return READING;
    else if (depth === 0 && ['INSERT', 'REPLACE', 'UPDATE', 'DELETE'].includes(token)) return CHANGING;
  }
  return WRITING;
}

/**
 * Decides from its words what a statement does. The engine's `reader` flag cannot serve: it only says
 * whether rows come back, which is also true of `INSERT … RETURNING`.
 *
 * @param statement one statement from `splitStatements`
 * @returns its kind; in doubt a writing one, which costs a wait and never a lost update
 * @example
 * kindOf({ sql: 'SELECT 1', tokens: ['SELECT', '1'], params: [] }).writes; // false
 */
export function kindOf({ tokens }: SqlStatement): StatementKind {
  switch (tokens[0]) {
    case 'SELECT':
    case 'VALUES':
      return READING;
    case 'EXPLAIN':
      return { ...READING, explains: true };
    case 'WITH':
      return withKind(tokens);
    case 'INSERT':
    case 'REPLACE':
    case 'UPDATE':
    case 'DELETE':
      return CHANGING;
    case 'BEGIN':
      return beginKind(tokens);
    case 'COMMIT':
    case 'END':
    case 'ROLLBACK':
    case 'SAVEPOINT':
    case 'RELEASE':
      return CONTROL;
    case 'PRAGMA':
      return pragmaKind(tokens);
    case 'CREATE':
      return tokens.includes('TEMP') || tokens.includes('TEMPORARY') ? TAINTING : WRITING;
    case 'ATTACH':
    case 'DETACH':
      return {
        ...TAINTING,
        refusal: 'this server serves one database file; ATTACH and DETACH are not allowed',
      };
    case 'VACUUM':
      // VACUUM INTO would let any token holder write files anywhere.
      return tokens.includes('INTO') ? { ...WRITING, refusal: 'VACUUM INTO is not allowed' } : WRITING;
    default:
      return WRITING;
  }
}

/** A statement together with what running it means. */
export type AnalysedStatement = SqlStatement & { readonly kind: StatementKind };

// A gateway says the same few hundred texts over and over; longer ones are seeds and migrations, said once.
const MAX_REMEMBERED = 500;
const MAX_REMEMBERED_LENGTH = 20_000;
const remembered = new Map<string, readonly AnalysedStatement[]>();

/**
 * Splits an SQL text and decides what each of its statements does.
 *
 * @param sql any SQL text
 * @returns the statements in order
 * @throws StatementError `SQLITE_ERROR` for a NUL character
 * @example
 * analyse('BEGIN; DELETE FROM t').map(({ kind }) => kind.writes); // [false, true]
 */
export function analyse(sql: string): readonly AnalysedStatement[] {
  const known = remembered.get(sql);
  if (known !== undefined) return known;
  const statements = splitStatements(sql).map((statement) => ({ ...statement, kind: kindOf(statement) }));
  if (sql.length <= MAX_REMEMBERED_LENGTH) remember(sql, statements);
  return statements;
}

function remember(sql: string, statements: readonly AnalysedStatement[]): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(sql, statements);
}
