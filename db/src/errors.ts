import { LibsqlError } from '@libsql/client/web';

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at && chain.length < 8; at = at instanceof Error ? at.cause : undefined)
    chain.push(at);
  return chain;
}

/** Whether a write met a row that is already there. */
export function isTaken(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      cause instanceof LibsqlError &&
      cause.code.startsWith('SQLITE_CONSTRAINT') &&
      /UNIQUE|PRIMARY KEY/i.test(`${cause.code} ${cause.message}`),
  );
}

/** What the client reports when it got no answer, or one that says to come back later. */
const noAnswer = new Set(['SERVER_ERROR', 'UNAUTHORIZED', 'SQLITE_BUSY', 'STREAM_EXPIRED']);
const noConnection = /fetch failed|network connection lost|connection refused|ECONNREFUSED|ECONNRESET/i;

/** Whether the database did not answer, as against refusing a statement. */
export function isUnreachable(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      (cause instanceof LibsqlError && noAnswer.has(cause.code)) ||
      (cause instanceof Error && (cause.name === 'TimeoutError' || noConnection.test(cause.message))),
  );
}
