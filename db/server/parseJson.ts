import { ProtocolError } from './errors.ts';

/** A JSON object whose fields are not known yet. */
export type JsonObject = { readonly [field: string]: unknown };

/**
 * The error for a request that does not follow the protocol.
 *
 * @param reason what is wrong, for the developer who sees it
 * @returns an error that becomes status 400
 * @example
 * throw malformed('requests must be an array');
 */
export function malformed(reason: string): ProtocolError {
  return new ProtocolError(400, 'PROTOCOL_ERROR', `malformed request: ${reason}`);
}

/**
 * Narrows an unknown value to an object.
 *
 * @throws ProtocolError (400) naming `what` otherwise
 * @example
 * const body = asObject(JSON.parse(text), 'the body');
 */
export function asObject(value: unknown, what: string): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw malformed(`${what} must be an object`);
  return value as JsonObject;
}

/**
 * Narrows an unknown value to an array; a missing one counts as empty, as the protocol has it for arguments.
 *
 * @throws ProtocolError (400) naming `what` otherwise
 * @example
 * const args = asArray(stmt.args, 'args');
 */
export function asArray(value: unknown, what: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw malformed(`${what} must be an array`);
  return value;
}

/**
 * Narrows an unknown value to a string.
 *
 * @throws ProtocolError (400) naming `what` otherwise
 * @example
 * const name = asString(arg.name, 'name');
 */
export function asString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw malformed(`${what} must be a string`);
  return value;
}

/**
 * Narrows an unknown value to a 32-bit integer.
 *
 * @throws ProtocolError (400) naming `what` otherwise
 * @example
 * const sqlId = asInt32(request.sql_id, 'sql_id');
 */
export function asInt32(value: unknown, what: string): number {
  if (typeof value !== 'number' || (value | 0) !== value) throw malformed(`${what} must be a 32-bit integer`);
  return value;
}
