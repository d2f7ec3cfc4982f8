import type { PipelineRequest, StreamRequest } from './parseRequest.ts';
import { analyse } from './statementKind.ts';
import type { SqlSource } from './stream.ts';

function sourcesOf(request: StreamRequest): readonly SqlSource[] {
  switch (request.type) {
    case 'execute':
      return [request.stmt];
    case 'batch':
      return request.batch.steps.map(({ stmt }) => stmt);
    case 'sequence':
      return [request];
    default:
      return [];
  }
}

function onlyReads(sql: string): boolean {
  try {
    return analyse(sql).every(({ kind }) => !kind.writes);
  } catch {
    return false;
  }
}

/**
 * Decides whether a whole pipeline can be run by a reader: it begins a stream, reads and ends the stream. In
 * doubt it cannot, and runs where writes do.
 * @returns its SQL texts, which are the same for every request of its kind; `undefined` when it may write
 */
export function readShape({ baton, requests }: PipelineRequest): string | undefined {
  if (baton || requests.at(-1)?.type !== 'close') return undefined;
  const stored = new Map<SqlSource['sql_id'], string>();
  const texts: string[] = [];
  for (const request of requests) {
    // An id already given keeps its text, as in the stream itself.
    if (request.type === 'store_sql' && !stored.has(request.sql_id)) stored.set(request.sql_id, request.sql);
    if (request.type === 'close_sql') stored.delete(request.sql_id);
    for (const { sql_id, sql = stored.get(sql_id) } of sourcesOf(request)) {
      if (sql === undefined || !onlyReads(sql)) return undefined;
      texts.push(sql);
    }
  }
  return texts.join(';\n');
}
