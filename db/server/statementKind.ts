import { type SqlStatement, splitStatements } from './sqlText.ts';

/** What running a statement means for locks, transactions and the connection it runs on. */
export interface StatementKind {
  /** Needs the one write lock. Everything that is not plainly reading or transaction control counts. */
  writes: boolean;
  /** Counts changed rows: INSERT, REPLACE, UPDATE, DELETE, also behind WITH. */
  changesRows: boolean;
  /** Takes or uses a snapshot of the data, so a later write on it can come too late. */
  reads: boolean;
  explains: boolean;
  /** `BEGIN … READONLY`: the engine knows the word and does not enforce it, so the server does. */
  beginsReadonly: boolean;
  /** Leaves settings or temporary tables on the connection that the next stream must not inherit. */
  taints: boolean;
  /** Why the statement is never run here, if so. */
  refusal: string | undefined;
}

const reading: StatementKind = {
  writes: false,
  changesRows: false,
  reads: true,
  explains: false,
  beginsReadonly: false,
  taints: false,
  refusal: undefined,
};
const control: StatementKind = { ...reading, reads: false };
const writing: StatementKind = { ...reading, writes: true };
const changing: StatementKind = { ...writing, changesRows: true };
const tainting: StatementKind = { ...writing, taints: true };

/** Pragmas that change nothing, even with an argument. */
const readingPragmas = new Set(
  `COLLATION_LIST COMPILE_OPTIONS DATABASE_LIST DATA_VERSION FOREIGN_KEY_CHECK FOREIGN_KEY_LIST FUNCTION_LIST
   INDEX_INFO INDEX_LIST INDEX_XINFO INTEGRITY_CHECK MODULE_LIST PRAGMA_LIST QUICK_CHECK TABLE_INFO TABLE_LIST
   TABLE_XINFO`.split(/\s+/),
);
/** Pragmas that write even without an argument. */
const writingPragmas = new Set(['INCREMENTAL_VACUUM', 'OPTIMIZE', 'SHRINK_MEMORY', 'WAL_CHECKPOINT']);
/** Another value would take away what the server promises: durable commits and readers that never wait. */
const fixedPragmas = new Map([
  ['JOURNAL_MODE', ['WAL']],
  ['LOCKING_MODE', ['NORMAL']],
  ['SYNCHRONOUS', ['2', '3', 'FULL', 'EXTRA']],
]);

function pragmaKind(tokens: readonly string[]): StatementKind {
  const nameAt = tokens[2] === '.' ? 3 : 1;
  const name = tokens[nameAt] ?? '';
  const argument = tokens[nameAt + 2];
  if (readingPragmas.has(name)) return reading;
  if (argument === undefined) return writingPragmas.has(name) ? writing : reading;
  const allowed = fixedPragmas.get(name);
  if (allowed !== undefined && !allowed.includes(argument)) {
    return { ...tainting, refusal: `PRAGMA ${name.toLowerCase()} is fixed by the server` };
  }
  return tainting;
}

function beginKind(tokens: readonly string[]): StatementKind {
  if (tokens.includes('IMMEDIATE') || tokens.includes('EXCLUSIVE')) return { ...writing, reads: false };
  return { ...control, beginsReadonly: tokens.includes('READONLY') };
}

/** WITH may lead to any of these; the first one outside all parentheses decides. */
function withKind(tokens: readonly string[]): StatementKind {
  let depth = 0;
  for (const token of tokens) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && (token === 'SELECT' || token === 'VALUES')) return reading;
    else if (depth === 0 && ['INSERT', 'REPLACE', 'UPDATE', 'DELETE'].includes(token)) return changing;
  }
  return writing;
}

/**
 * Decides from its words what a statement does. The engine's `reader` flag cannot serve: it only says
 * whether rows come back, which is also true of `INSERT … RETURNING`.
 * @param statement one statement from `splitStatements`
 * @returns its kind; in doubt a writing one, which costs a wait and never a lost update
 */
export function kindOf({ tokens }: SqlStatement): StatementKind {
  switch (tokens[0]) {
    case 'SELECT':
    case 'VALUES':
      return reading;
    case 'EXPLAIN':
      return { ...reading, explains: true };
    case 'WITH':
      return withKind(tokens);
    case 'INSERT':
    case 'REPLACE':
    case 'UPDATE':
    case 'DELETE':
      return changing;
    case 'BEGIN':
      return beginKind(tokens);
    case 'COMMIT':
    case 'END':
    case 'ROLLBACK':
    case 'SAVEPOINT':
    case 'RELEASE':
      return control;
    case 'PRAGMA':
      return pragmaKind(tokens);
    case 'CREATE':
      return tokens.includes('TEMP') || tokens.includes('TEMPORARY') ? tainting : writing;
    case 'ATTACH':
    case 'DETACH':
      return {
        ...tainting,
        refusal: 'this server serves one database file; ATTACH and DETACH are not allowed',
      };
    case 'VACUUM':
      // VACUUM INTO would let any token holder write files anywhere.
      return tokens.includes('INTO') ? { ...writing, refusal: 'VACUUM INTO is not allowed' } : writing;
    default:
      return writing;
  }
}

/** A statement together with what running it means. */
export type AnalysedStatement = SqlStatement & { kind: StatementKind };

// A gateway sends the same few hundred texts over and over; longer ones are seeds and migrations, sent once.
const maxCached = 500;
const maxCachedLength = 20_000;
const cache = new Map<string, readonly AnalysedStatement[]>();

/**
 * Splits an SQL text and decides what each of its statements does.
 * @param sql any SQL text
 * @returns the statements in order
 * @throws StatementError `SQLITE_ERROR` for a NUL character
 */
export function analyse(sql: string): readonly AnalysedStatement[] {
  const known = cache.get(sql);
  if (known !== undefined) return known;
  const statements = splitStatements(sql).map((statement) => ({ ...statement, kind: kindOf(statement) }));
  if (sql.length <= maxCachedLength) store(sql, statements);
  return statements;
}

function store(sql: string, statements: readonly AnalysedStatement[]): void {
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(sql, statements);
}
