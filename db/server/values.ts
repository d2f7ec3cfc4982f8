import * as z from 'zod/mini';
import type { RawJson, WireValue } from './protocol.ts';

/** A value as the engine takes and gives it: `bigint` is INTEGER, `number` is always REAL. */
export type EngineValue = null | bigint | number | string | Uint8Array;

const isInt64 = (text: string) => BigInt.asIntN(64, BigInt(text)) === BigInt(text);

const wireValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('null') }),
  z.object({
    type: z.literal('integer'),
    value: z.string().check(z.regex(/^-?\d{1,19}$/), z.refine(isInt64, 'an integer must fit 64 bits')),
  }),
  z.object({ type: z.literal('float'), value: z.number() }),
  z.object({
    type: z.literal('text'),
    // The embedded engine would give back only what comes before it.
    value: z
      .string()
      .check(
        z.refine(
          (text) => !text.includes('\0'),
          'a text must not contain a NUL character; store it as a blob',
        ),
      ),
  }),
  z.object({
    type: z.literal('blob'),
    // Buffer.from skips characters it does not know, which would store something else than was sent.
    base64: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
]);

function decode(wire: z.output<typeof wireValue>): EngineValue {
  switch (wire.type) {
    case 'null':
      return null;
    case 'integer':
      return BigInt(wire.value);
    case 'blob':
      return Buffer.from(wire.base64, 'base64');
    default:
      return wire.value;
  }
}

/** A value of a request, decoded; a number stays REAL even when it is whole, because that is what it was sent as. */
export const sentValue = z.pipe(wireValue, z.transform(decode));

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
 * @param value what the engine returned with 64-bit integers switched on
 * @returns the wire form; blobs as base64 without padding
 * @throws TypeError for a JavaScript value that SQLite cannot produce
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
