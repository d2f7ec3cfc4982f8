import { StatementError } from './errors.ts';
import type { SqlStatement } from './sqlText.ts';
import type { EngineValue } from './values.ts';

interface NamedArg {
  name: string;
  value: EngineValue;
}

const argumentsError = (message: string) => new StatementError('ARGS_INVALID', message);

/** A name may come with or without its `:`, `@` or `$`; the client passes on what the caller wrote. */
function isNamed(parameter: string | null, name: string): boolean {
  return parameter !== null && (parameter === name || parameter.slice(1) === name);
}

/**
 * Lines up the arguments of a request with the parameters of a statement.
 * @param args values by position; the first is for parameter 1
 * @param namedArgs values by name; a name that occurs twice (`:a` and `@a`) gets the value twice
 * @returns one value per parameter, in order
 * @throws StatementError `ARGS_INVALID` for a missing or a superfluous argument
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
    if (!params.some((parameter) => isNamed(parameter, name))) {
      throw argumentsError(`the statement has no parameter named ${name}`);
    }
    params.forEach((parameter, index) => {
      if (isNamed(parameter, name)) values[index] = value;
    });
  }
  return values.map((value, index) => {
    if (value !== undefined) return value;
    throw argumentsError(`no value for parameter ${params[index] ?? index + 1}`);
  });
}
