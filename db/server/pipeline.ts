import { runBatch, type StepStatement } from './batch.ts';
import type { StatementInput } from './connection.ts';
import { StatementError, toWireError } from './errors.ts';
import type { StreamRequest } from './parseRequest.ts';
import type { StreamResponse, StreamResult } from './protocol.ts';
import { type AnalysedStatement, analyse } from './statementKind.ts';
import type { SqlSource, Stream } from './stream.ts';

export interface PipelineRun {
  /** The longest that each request waits for the write lock, in milliseconds. */
  writeQueueTimeoutMs: number;
  /** Ends the wait early. */
  signal: AbortSignal;
}

const noInput: StatementInput = { args: [], named_args: [], want_rows: false };

function onlyStatement(stream: Stream, source: SqlSource): AnalysedStatement {
  const statements = analyse(stream.textOf(source));
  const [statement] = statements;
  if (statement === undefined)
    throw new StatementError('SQL_NO_STATEMENT', 'the SQL text contains no statement');
  if (statements.length > 1) {
    throw new StatementError('SQL_MANY_STATEMENTS', 'the SQL text contains more than one statement');
  }
  return statement;
}

function stepStatement(stream: Stream, source: SqlSource): StepStatement {
  try {
    return onlyStatement(stream, source);
  } catch (error) {
    return toWireError(error);
  }
}

async function respond(stream: Stream, request: StreamRequest, run: PipelineRun): Promise<StreamResponse> {
  const prepareFor = (statements: readonly AnalysedStatement[]): Promise<void> =>
    stream.prepareFor(statements, run.writeQueueTimeoutMs, run.signal);
  switch (request.type) {
    case 'close':
      stream.close();
      return { type: 'close' };
    case 'execute': {
      const statement = onlyStatement(stream, request.stmt);
      await prepareFor([statement]);
      return { type: 'execute', result: stream.run(statement, request.stmt) };
    }
    case 'batch': {
      const { steps } = request.batch;
      const statements = steps.map(({ stmt }) => stepStatement(stream, stmt));
      await prepareFor(statements.filter((statement) => 'kind' in statement));
      return { type: 'batch', result: runBatch(steps, statements, stream) };
    }
    case 'sequence': {
      const statements = analyse(request.sql);
      await prepareFor(statements);
      for (const statement of statements) stream.run(statement, noInput);
      return { type: 'sequence' };
    }
    case 'store_sql':
      stream.storeSql(request.sql_id, request.sql);
      return { type: 'store_sql' };
    case 'close_sql':
      stream.closeSql(request.sql_id);
      return { type: 'close_sql' };
  }
}

/**
 * Runs requests on a stream, in order; a failing one does not stop the others.
 * @param stream the stream; closed afterwards if one of the requests was `close`
 * @returns one result per request; never rejects for an SQL error
 */
export async function runPipeline(
  stream: Stream,
  requests: readonly StreamRequest[],
  run: PipelineRun,
): Promise<StreamResult[]> {
  const results: StreamResult[] = [];
  for (const request of requests) {
    try {
      if (stream.isClosed) throw new StatementError('STREAM_CLOSED', 'the stream is closed');
      results.push({ type: 'ok', response: await respond(stream, request, run) });
    } catch (error) {
      results.push({ type: 'error', error: toWireError(error) });
    } finally {
      stream.settle();
    }
  }
  return results;
}
