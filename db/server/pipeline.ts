import { runBatch, type StepStatement } from './batch.ts';
import { StatementError, toWireError } from './errors.ts';
import type { SqlSource, StreamRequest, StreamResponse, StreamResult } from './protocol.ts';
import { type AnalysedStatement, analyse } from './statementKind.ts';
import type { Stream } from './stream.ts';

/** How long a request may wait to write, and what ends the wait early. */
export type Patience = { readonly writeWaitMs: number; readonly signal: AbortSignal };

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

async function respond(stream: Stream, request: StreamRequest, patience: Patience): Promise<StreamResponse> {
  const prepareFor = (statements: readonly AnalysedStatement[]): Promise<void> =>
    stream.prepareFor(statements, patience.writeWaitMs, patience.signal);
  switch (request.type) {
    case 'close':
      stream.close();
      return { type: 'close' };
    case 'execute': {
      const statement = onlyStatement(stream, request.stmt.source);
      await prepareFor([statement]);
      return { type: 'execute', result: stream.run(statement, request.stmt) };
    }
    case 'batch': {
      const statements = request.steps.map(({ stmt }) => stepStatement(stream, stmt.source));
      await prepareFor(statements.filter((statement) => 'kind' in statement));
      return { type: 'batch', result: runBatch(request.steps, statements, stream) };
    }
    case 'sequence': {
      const statements = analyse(stream.textOf(request.source));
      await prepareFor(statements);
      for (const statement of statements) stream.run(statement, { args: [], namedArgs: [], wantRows: false });
      return { type: 'sequence' };
    }
    case 'describe':
      return { type: 'describe', result: stream.describe(onlyStatement(stream, request.source)) };
    case 'store_sql':
      stream.storeSql(request.sqlId, request.sql);
      return { type: 'store_sql' };
    case 'close_sql':
      stream.closeSql(request.sqlId);
      return { type: 'close_sql' };
    case 'get_autocommit':
      return { type: 'get_autocommit', is_autocommit: stream.isAutocommit };
  }
}

/**
 * Runs requests on a stream, in order; a failing one does not stop the others.
 *
 * @param stream the stream; closed afterwards if one of the requests was `close`
 * @param requests what to do
 * @param patience how long each may wait for the write lock
 * @returns one result per request; never rejects for an SQL error
 * @example
 * const results = await runPipeline(stream, requests, { writeWaitMs: 10_000, signal });
 */
export async function runPipeline(
  stream: Stream,
  requests: readonly StreamRequest[],
  patience: Patience,
): Promise<StreamResult[]> {
  const results: StreamResult[] = [];
  for (const request of requests) {
    try {
      if (stream.isClosed) throw new StatementError('STREAM_CLOSED', 'the stream is closed');
      results.push({ type: 'ok', response: await respond(stream, request, patience) });
    } catch (error) {
      results.push({ type: 'error', error: toWireError(error) });
    } finally {
      stream.settle();
    }
  }
  return results;
}
