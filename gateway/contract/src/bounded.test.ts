import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyCall } from './everyCall.ts';

/** Whether a pattern fits texts of any length. */
const isOpen = ({ source }: RegExp) => /[+*]|\{\d+,\}/.test(source);

/** The texts in a schema that may be as long as anything, by where they stand. */
function unbounded(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return [];
  const { def } = (schema as z.core.$ZodType)._zod as unknown as { def: Record<string, unknown> };
  if (def.type === 'string') {
    const checks = [schema, ...((def.checks as unknown[]) ?? [])].map(
      (one) => (one as { _zod: { def: { check?: string; pattern?: RegExp } } })._zod.def,
    );
    const isBounded = checks.some(
      ({ check, pattern }) =>
        check === 'max_length' || (check === 'string_format' && pattern && !isOpen(pattern)),
    );
    return isBounded ? [] : [at];
  }
  const parts = def.type === 'object' ? Object.entries(def.shape as object) : Object.entries(def);
  return parts.flatMap(([name, part]) =>
    Array.isArray(part) ? part.flatMap((one) => unbounded(one, at)) : unbounded(part, `${at} ${name}`),
  );
}

test('every text that a call takes has a longest length', () => {
  expect(everyCall.length).toBeGreaterThan(40);
  const found = everyCall.flatMap(({ path, params, query, body }) => [
    ...unbounded(params, `${path} params`),
    ...unbounded(query, `${path} query`),
    ...unbounded(body, `${path} body`),
  ]);
  expect(found).toEqual([]);
});

test.each([
  ['a text', z.string()],
  ['one that is trimmed', z.string().check(z.trim())],
  ['one that only has to look right', z.string().check(z.regex(/^a+$/))],
  ['one among others', z.object({ deep: z.array(z.union([z.int(), z.optional(z.string())])) })],
  ['the names of a record', z.record(z.string(), z.int())],
])('%s would be found', (_, schema) => {
  expect(unbounded(schema, '')).toHaveLength(1);
});
