import { StatementError } from './errors.ts';
import type { EngineValue, NamedArg } from './protocol.ts';
import type { SqlStatement } from './sqlText.ts';

function argumentsError(message: string): StatementError {
  return new StatementError('ARGS_INVALID', message);
}

/** A name may come with or without its `:`, `@` or `$`; the client passes on what the caller wrote. */
function answersTo(parameter: string | null, name: string): boolean {
  return parameter !== null && (parameter === name || parameter.slice(1) === name);
}

/**
 * Lines up the arguments of a request with the parameters of a statement.
 *
 * @param statement the statement they are for
 * @param args values by position; the first is for parameter 1
 * @param namedArgs values by name; a name that occurs twice (`:a` and `@a`) gets the value twice
 * @returns one value per parameter, in order
 * @throws StatementError `ARGS_INVALID` for a missing or a superfluous argument
 * @example
 * bindArguments({ sql: 'SELECT :a', tokens: [], params: [':a'] }, [], [{ name: 'a', value: 1n }]); // [1n]
 */
export function bindArguments(
  statement: SqlStatement,
  args: readonly EngineValue[],
  namedArgs: readonly NamedArg[],
): EngineValue[] {
  const { params } = statement;
  if (args.length > params.length) {
    throw argumentsError(
      `the statement has ${params.length} parameters, but ${args.length} values were given`,
    );
  }
  const values: (EngineValue | undefined)[] = params.map((_, index) => args[index]);
  for (const { name, value } of namedArgs) {
    if (!params.some((parameter) => answersTo(parameter, name))) {
      throw argumentsError(`the statement has no parameter named ${name}`);
    }
    params.forEach((parameter, index) => {
      if (answersTo(parameter, name)) values[index] = value;
    });
  }
  return values.map((value, index) => {
    if (value !== undefined) return value;
    throw argumentsError(`no value for parameter ${params[index] ?? index + 1}`);
  });
}
