import type { WireError } from './protocol.ts';

/** A failed statement or stream request: it travels inside a 200 response and leaves the stream usable. */
export class StatementError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
  }
}

/** A request the protocol does not allow: it is answered by an HTTP status and ends the stream it names. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ProtocolError';
    this.status = status;
    this.code = code;
  }
}

/**
 * Turns anything thrown while a statement ran into the error object of the protocol.
 *
 * The engine's own errors carry an extended SQLite code (`SQLITE_CONSTRAINT_UNIQUE`, not just
 * `SQLITE_CONSTRAINT`), which the official client hands on unchanged as `LibsqlError.code`.
 *
 * @param thrown whatever was caught
 * @returns a message and a code; `INTERNAL_ERROR` where the thrown thing has no code
 * @example
 * toWireError(new StatementError('SQLITE_BUSY', 'database is locked'));
 * // { message: 'database is locked', code: 'SQLITE_BUSY' }
 */
export function toWireError(thrown: unknown): WireError {
  if (!(thrown instanceof Error)) return { message: String(thrown), code: 'INTERNAL_ERROR' };
  return { message: thrown.message, code: errorCode(thrown) ?? 'INTERNAL_ERROR' };
}

/**
 * Reads the SQLite or protocol code of an error.
 *
 * @param thrown whatever was caught
 * @returns the code, or `undefined` where there is none
 * @example
 * errorCode(new StatementError('SQLITE_BUSY', 'locked')); // 'SQLITE_BUSY'
 */
export function errorCode(thrown: unknown): string | undefined {
  if (thrown === null || typeof thrown !== 'object' || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' && thrown.code !== '' ? thrown.code : undefined;
}
