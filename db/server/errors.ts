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

/** The primary result code at the beginning of an extended one. */
const primaryCode = /^SQLITE_[A-Z]+/;

/**
 * Turns anything thrown while a statement ran into the error object of the protocol. As from every libSQL server,
 * `code` is SQLite's primary code (`SQLITE_CONSTRAINT`); an extended one (`SQLITE_CONSTRAINT_UNIQUE`) stands beside it.
 * @returns `INTERNAL_ERROR` where the thrown thing has no code
 */
export function toWireError(thrown: unknown): WireError {
  if (!(thrown instanceof Error)) return { message: String(thrown), code: 'INTERNAL_ERROR' };
  const { message } = thrown;
  const found = errorCode(thrown) ?? 'INTERNAL_ERROR';
  const code = primaryCode.exec(found)?.[0] ?? found;
  return code === found ? { message, code } : { message, code, extended_code: found };
}

/**
 * Reads the SQLite or protocol code of an error, extended where the engine's is.
 * @returns `undefined` where there is none
 */
export function errorCode(thrown: unknown): string | undefined {
  if (thrown === null || typeof thrown !== 'object' || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' && thrown.code !== '' ? thrown.code : undefined;
}
