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

/** Whether the database did not answer, as against refusing a statement. */
export function isUnreachable(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      (cause instanceof LibsqlError && !cause.code.startsWith('SQLITE_')) ||
      (cause instanceof Error &&
        /fetch failed|network connection lost|connection refused|ECONNREFUSED/i.test(cause.message)),
  );
}
