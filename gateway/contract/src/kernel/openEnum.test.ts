import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyCall } from '../everyCall.ts';
import { isOpenEnum, labelOf, lookUp, openEnum, requestEnum } from './openEnum.ts';

const kinds = ['mc', 'essay'] as const;

test('a reply with a member that its reader does not know is read, and one that is no text is not', () => {
  const reply = z.object({ kind: openEnum(kinds) });
  expect(reply.parse({ kind: 'order', isNew: true })).toEqual({ kind: 'order' });
  expect(reply.safeParse({ kind: 7 }).success).toBe(false);
  expect(reply.safeParse({}).success).toBe(false);
});

test('a request with a member that the gateway does not know is refused with the sentence for it', () => {
  const parsed = requestEnum(kinds, 'Choose a kind').safeParse('order');
  expect(parsed.error?.issues[0]?.message).toBe('Choose a kind');
});

test('a member that a table does not know has what is given for the others', () => {
  const labels = { mc: 'Multiple choice', essay: 'Essay' };
  expect(labelOf(labels, 'mc')).toBe('Multiple choice');
  const unknown = openEnum(kinds).parse('in-order');
  expect(labelOf(labels, unknown)).toBe('in order');
  expect(lookUp(labels, unknown, 'Question')).toBe('Question');
});

/** The closed enums in a schema, by where they stand. */
function closedIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema) || isOpenEnum(schema)) return [];
  const { def } = (schema as z.core.$ZodType)._zod as unknown as { def: Record<string, unknown> };
  if (def.type === 'enum') return [at];
  const parts = def.type === 'object' ? Object.entries(def.shape as object) : Object.entries(def);
  return parts.flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).flatMap((one) => closedIn(one, `${at}.${name}`)),
  );
}

test('every enum of a reply is open', () => {
  expect(closedIn(z.object({ kind: z.nullable(z.enum(kinds)) }), 'x')).toEqual(['x.kind.innerType']);
  expect(everyCall.flatMap(({ path, response }) => closedIn(response, path))).toEqual([]);
});
