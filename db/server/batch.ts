import { toWireError } from './errors.ts';
import type { BatchCondition, BatchStep } from './parseRequest.ts';
import type { BatchResult, StatementResult, WireError } from './protocol.ts';
import type { AnalysedStatement } from './statementKind.ts';
import type { Stream } from './stream.ts';

/** A step's statement, or why it has none: a faulty step fails alone, as if the engine had refused it. */
export type StepStatement = AnalysedStatement | WireError;

/** Neither where the condition of the step did not hold. */
interface StepOutcome {
  result: StatementResult | null;
  error: WireError | null;
}

const skipped: StepOutcome = { result: null, error: null };

function holds(condition: BatchCondition, outcomes: readonly StepOutcome[]): boolean {
  if (condition.type === 'not') return !holds(condition.cond, outcomes);
  return Boolean(outcomes[condition.step]?.result);
}

function runStep({ stmt }: BatchStep, statement: StepStatement, stream: Stream): StepOutcome {
  if ('code' in statement) return { result: null, error: statement };
  try {
    return { result: stream.run(statement, stmt), error: null };
  } catch (error) {
    return { result: null, error: toWireError(error) };
  }
}

/**
 * Runs the steps of a batch in order, without letting anyone else in between.
 * @param statements one for each step
 * @param stream a stream prepared for all the statements
 */
export function runBatch(
  steps: readonly BatchStep[],
  statements: readonly StepStatement[],
  stream: Stream,
): BatchResult {
  const outcomes: StepOutcome[] = [];
  steps.forEach((step, index) => {
    const statement = statements[index];
    const runs = statement && (!step.condition || holds(step.condition, outcomes));
    outcomes.push(runs ? runStep(step, statement, stream) : skipped);
  });
  return {
    step_results: outcomes.map(({ result }) => result),
    step_errors: outcomes.map(({ error }) => error),
  };
}
