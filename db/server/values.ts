import { ProtocolError } from './errors.ts';
import type { EngineValue, RawJson, WireValue } from './protocol.ts';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const INTEGER_TEXT = /^-?\d{1,19}$/;
const BASE64_TEXT = /^[A-Za-z0-9+/]*={0,2}$/;

function invalid(reason: string): ProtocolError {
  return new ProtocolError(400, 'PROTOCOL_ERROR', `invalid value: ${reason}`);
}

function decodeInteger(text: unknown): bigint {
  if (typeof text !== 'string' || !INTEGER_TEXT.test(text))
    throw invalid('an integer must be a decimal string');
  const integer = BigInt(text);
  if (integer < INT64_MIN || integer > INT64_MAX) throw invalid('an integer must fit 64 bits');
  return integer;
}

function decodeText(text: unknown): string {
  if (typeof text !== 'string') throw invalid('a text must be a string');
  // The embedded engine would give back only what comes before it.
  if (text.includes('\0')) throw invalid('a text must not contain a NUL character; store it as a blob');
  return text;
}

function decodeBlob(base64: unknown): Uint8Array {
  // Buffer.from skips characters it does not know, which would store something else than was sent.
  if (typeof base64 !== 'string' || !BASE64_TEXT.test(base64)) throw invalid('a blob must be base64');
  return Buffer.from(base64, 'base64');
}

/**
 * Decodes one value of a request.
 *
 * @param wire the parsed JSON of a value
 * @returns the value to bind; a number stays REAL even when it is whole, because that is what it was sent as
 * @throws ProtocolError (400) when the value is not one of the five kinds or out of range
 * @example
 * decodeValue({ type: 'integer', value: '9223372036854775807' }); // 9223372036854775807n
 */
export function decodeValue(wire: unknown): EngineValue {
  if (wire === null || typeof wire !== 'object' || !('type' in wire))
    throw invalid('expected an object with a type');
  const payload = 'value' in wire ? wire.value : undefined;
  switch (wire.type) {
    case 'null':
      return null;
    case 'integer':
      return decodeInteger(payload);
    case 'float':
      if (typeof payload !== 'number') throw invalid('a float must be a number');
      return payload;
    case 'text':
      return decodeText(payload);
    case 'blob':
      return decodeBlob('base64' in wire ? wire.base64 : undefined);
    default:
      throw invalid('unknown type');
  }
}

/**
 * SQLite has infinities and JSON does not: `JSON.stringify` would turn them into `null`, which the client
 * rejects, while the literal `1e999` is valid JSON and reads back as infinity.
 */
function infinite(value: number): RawJson {
  // lib.d.ts does not know JSON.rawJSON yet; Node has it since version 22.
  const { rawJSON } = JSON as typeof JSON & { rawJSON(text: string): RawJson };
  return rawJSON(value > 0 ? '1e999' : '-1e999');
}

/**
 * Encodes one value of a row.
 *
 * @param value what the engine returned with 64-bit integers switched on
 * @returns the wire form; blobs as base64 without padding
 * @throws TypeError for a JavaScript value that SQLite cannot produce
 * @example
 * encodeValue(5n); // { type: 'integer', value: '5' }
 */
export function encodeValue(value: unknown): WireValue {
  if (value === null) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: value.toString() };
  if (typeof value === 'number')
    return { type: 'float', value: Number.isFinite(value) ? value : infinite(value) };
  if (typeof value === 'string') return { type: 'text', value };
  if (value instanceof Uint8Array) {
    const base64 = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
    return { type: 'blob', base64: base64.replace(/=+$/, '') };
  }
  throw new TypeError(`the engine returned a value of type ${typeof value}`);
}
