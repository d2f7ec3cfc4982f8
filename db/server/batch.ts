import { toWireError } from './errors.ts';
import type { BatchCondition, BatchResult, BatchStep, StatementResult, WireError } from './protocol.ts';
import type { AnalysedStatement } from './statementKind.ts';
import type { Stream } from './stream.ts';

/** A step's statement, or why it has none: a faulty step fails alone, as if the engine had refused it. */
export type StepStatement = AnalysedStatement | WireError;

type StepOutcome = { readonly result: StatementResult } | { readonly error: WireError } | undefined;

function holds(condition: BatchCondition, outcomes: readonly StepOutcome[], stream: Stream): boolean {
  switch (condition.type) {
    case 'ok': {
      const outcome = outcomes[condition.step];
      return outcome !== undefined && 'result' in outcome;
    }
    case 'error': {
      const outcome = outcomes[condition.step];
      return outcome !== undefined && 'error' in outcome;
    }
    case 'not':
      return !holds(condition.cond, outcomes, stream);
    case 'and':
      return condition.conds.every((cond) => holds(cond, outcomes, stream));
    case 'or':
      return condition.conds.some((cond) => holds(cond, outcomes, stream));
    case 'is_autocommit':
      return stream.isAutocommit;
  }
}

function runStep(step: BatchStep, statement: StepStatement, stream: Stream): StepOutcome {
  if ('code' in statement) return { error: statement };
  try {
    return { result: stream.run(statement, step.stmt) };
  } catch (error) {
    return { error: toWireError(error) };
  }
}

/**
 * Runs the steps of a batch in order, without letting anyone else in between.
 *
 * @param steps the steps
 * @param statements one for each step
 * @param stream a stream prepared for all the statements
 * @returns per step its result, its error, or neither when its condition did not hold
 * @example
 * runBatch(request.steps, statements, stream).step_errors;
 */
export function runBatch(
  steps: readonly BatchStep[],
  statements: readonly StepStatement[],
  stream: Stream,
): BatchResult {
  const outcomes: StepOutcome[] = [];
  steps.forEach((step, index) => {
    const statement = statements[index];
    const skipped = step.condition !== undefined && !holds(step.condition, outcomes, stream);
    outcomes.push(skipped || statement === undefined ? undefined : runStep(step, statement, stream));
  });
  return {
    step_results: outcomes.map((outcome) =>
      outcome !== undefined && 'result' in outcome ? outcome.result : null,
    ),
    step_errors: outcomes.map((outcome) =>
      outcome !== undefined && 'error' in outcome ? outcome.error : null,
    ),
  };
}
