import type { PipelineRequest, SqlSource, StreamRequest } from './protocol.ts';
import { analyse } from './statementKind.ts';

function sourcesOf(request: StreamRequest): readonly SqlSource[] {
  switch (request.type) {
    case 'execute':
      return [request.stmt.source];
    case 'batch':
      return request.steps.map(({ stmt }) => stmt.source);
    case 'sequence':
    case 'describe':
      return [request.source];
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
 *
 * @param pipeline the parsed request
 * @returns its SQL texts, which are the same for every request of its kind; `undefined` when it may write
 * @example
 * readShape({ baton: undefined, requests: [{ type: 'execute', stmt }, { type: 'close' }] });
 */
export function readShape({ baton, requests }: PipelineRequest): string | undefined {
  if (baton !== undefined || requests.at(-1)?.type !== 'close') return undefined;
  const stored = new Map<number, string>();
  const texts: string[] = [];
  for (const request of requests) {
    // An id already given keeps its text, as in the stream itself.
    if (request.type === 'store_sql' && !stored.has(request.sqlId)) stored.set(request.sqlId, request.sql);
    if (request.type === 'close_sql') stored.delete(request.sqlId);
    for (const source of sourcesOf(request)) {
      const sql = 'sql' in source ? source.sql : stored.get(source.sqlId);
      if (sql === undefined || !onlyReads(sql)) return undefined;
      texts.push(sql);
    }
  }
  return texts.join(';\n');
}
