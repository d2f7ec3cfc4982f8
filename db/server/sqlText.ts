import { StatementError } from './errors.ts';

/** One statement of an SQL text, cut out and reduced to what the server has to know about it. */
export interface SqlStatement {
  sql: string;
  /** Bare words in upper case, quoted text as `'`, everything else as single characters. */
  tokens: readonly string[];
  /** Parameter names by position: index 0 is parameter 1; `null` for `?` and for numbers never mentioned. */
  params: readonly (string | null)[];
}

/** In the order of SQLite's own tokenizer: blanks and comments, quoted text, parameters, words and numbers, rest. */
const tokenPattern =
  /(\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|('(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\])|(\?\d*|[:@$][\w$\u0080-\uffff]+(?:::[\w$\u0080-\uffff]*)*(?:\([^\s)]*\))?)|([\w$\u0080-\uffff]+)|([\s\S])/gy;

const maxParameter = 32_766;

/** Numbers parameters exactly like SQLite, so that arguments can always be bound by position. */
class ParameterList {
  readonly names: (string | null)[] = [];

  add(token: string): void {
    if (token === '?') {
      this.names.push(null);
    } else if (token.startsWith('?')) {
      const position = Number(token.slice(1));
      // The engine refuses such a number itself, with its own message; here it must only not cost memory.
      if (position < 1 || position > maxParameter) return;
      while (this.names.length < position) this.names.push(null);
      // A position keeps its first name: after `@b` in second place, `?2` means the same parameter.
      this.names[position - 1] ??= token;
    } else if (!this.names.includes(token)) {
      this.names.push(token);
    }
  }
}

function opensTrigger(tokens: readonly string[]): boolean {
  if (tokens[0] !== 'CREATE') return false;
  return (
    tokens[1] === 'TRIGGER' ||
    ((tokens[1] === 'TEMP' || tokens[1] === 'TEMPORARY') && tokens[2] === 'TRIGGER')
  );
}

/** Semicolons inside a trigger's body end its inner statements; only `; END ;` ends the trigger. */
function endsStatement(tokens: readonly string[]): boolean {
  if (!opensTrigger(tokens)) return true;
  return tokens.at(-1) === 'END' && tokens.at(-2) === ';';
}

/**
 * Splits an SQL text into its statements, without the semicolons between them and without empty ones.
 *
 * The engine's JavaScript API hides what comes after the first statement and what the parameters are
 * called, and it aborts the whole process on some bindings by name; hence this small tokenizer.
 * @param sql any text; syntax errors are left for the engine to find
 * @returns the statements in order; none for blanks and comments
 * @throws StatementError `SQLITE_ERROR` for a NUL character, at which the engine would silently stop reading
 */
export function splitStatements(sql: string): SqlStatement[] {
  if (sql.includes('\0')) throw new StatementError('SQLITE_ERROR', 'SQL text contains a NUL character');
  const statements: SqlStatement[] = [];
  let start = 0;
  let tokens: string[] = [];
  let parameters = new ParameterList();
  const finish = (end: number): void => {
    if (tokens.length > 0) statements.push({ sql: sql.slice(start, end), tokens, params: parameters.names });
    tokens = [];
    parameters = new ParameterList();
  };
  for (const match of sql.matchAll(tokenPattern)) {
    const [text, blank, quoted, parameter, word] = match;
    if (blank !== undefined) continue;
    if (text === ';' && endsStatement(tokens)) {
      finish(match.index);
      continue;
    }
    if (tokens.length === 0) start = match.index;
    if (parameter !== undefined) parameters.add(parameter);
    tokens.push(quoted === undefined ? (word?.toUpperCase() ?? text) : "'");
  }
  finish(sql.length);
  return statements;
}
