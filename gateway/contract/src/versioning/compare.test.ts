import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import written from '../../contract.json' with { type: 'json' };
import { openEnum } from '../kernel/openEnum.ts';
import { compareContracts, lackingIn } from './compare.ts';
import { type ContractSnapshot, contractSnapshot, schemaOf } from './snapshot.ts';

const snapshot = written as unknown as ContractSnapshot;
const nothing: ContractSnapshot = { calls: {}, pages: {}, slots: {}, error: {} };

/** A contract of one call. */
const withCall = (body: z.ZodMiniType, reply: z.ZodMiniType): ContractSnapshot => ({
  ...nothing,
  calls: { 'POST /api/x': { body: schemaOf(body, 'input'), reply: schemaOf(reply, 'output') } },
});

const changesOf = (before: ContractSnapshot, after: ContractSnapshot) =>
  compareContracts(before, after).map(({ what, isBreaking }) => `${isBreaking ? 'breaks' : 'adds'} ${what}`);

const empty = z.object({});
const requestChanges = (before: z.ZodMiniType, after: z.ZodMiniType) =>
  changesOf(withCall(z.object({ a: before }), empty), withCall(z.object({ a: after }), empty));
const replyChanges = (before: z.ZodMiniType, after: z.ZodMiniType) =>
  changesOf(withCall(empty, z.object({ a: before })), withCall(empty, z.object({ a: after })));

test('the snapshot is the contract of the code: after a change, pnpm contract writes it', () => {
  expect(compareContracts(snapshot, contractSnapshot())).toEqual([]);
  expect(snapshot).toEqual(contractSnapshot());
});

test.each<[string, z.ZodMiniType, z.ZodMiniType, string, string]>([
  [
    'a member more of an open enum',
    openEnum(['x']),
    openEnum(['x', 'y']),
    'adds may be "y"',
    'adds may be "y"',
  ],
  [
    'a member more of a closed enum',
    z.enum(['x']),
    z.enum(['x', 'y']),
    'adds may be "y"',
    'breaks may be "y"',
  ],
  ['a member less', openEnum(['x', 'y']), openEnum(['x']), 'breaks lacks "y"', 'breaks lacks "y"'],
  [
    'a longer text',
    z.string().check(z.maxLength(5)),
    z.string().check(z.maxLength(9)),
    'adds has maxLength 9, before 5',
    'breaks has maxLength 9, before 5',
  ],
  [
    'a shorter text',
    z.string().check(z.maxLength(9)),
    z.string().check(z.maxLength(5)),
    'breaks has maxLength 5, before 9',
    'adds has maxLength 5, before 9',
  ],
  [
    'a bound where there was none',
    z.number(),
    z.number().check(z.minimum(1)),
    'breaks has minimum 1, before none',
    'adds has minimum 1, before none',
  ],
  ['null too', z.string(), z.nullable(z.string()), 'adds may be null', 'breaks may be null'],
  ['null no more', z.nullable(z.string()), z.string(), 'breaks is never null', 'adds is never null'],
  [
    'another branch of a union',
    z.union([z.string(), z.number()]),
    z.union([z.string(), z.number(), z.boolean()]),
    'adds may be boolean',
    'breaks may be boolean',
  ],
  [
    'another type',
    z.string(),
    z.number(),
    'breaks was string and is number',
    'breaks was string and is number',
  ],
  ['whole numbers only', z.number(), z.int(), 'breaks has no fraction', 'adds has no fraction'],
  ['a pattern', z.string(), z.string().check(z.regex(/^x$/)), 'breaks has a pattern', 'adds has a pattern'],
  [
    'another pattern',
    z.string().check(z.regex(/^y$/)),
    z.string().check(z.regex(/^x$/)),
    'breaks has another pattern',
    'breaks has another pattern',
  ],
  ['anything', z.string(), z.unknown(), 'adds may be anything', 'breaks may be anything'],
])('%s is named for what it is', (_, before, after, request, reply) => {
  const at = (change: string, place: string) =>
    change.replace(/^(adds|breaks) /, `$1 POST /api/x: ${place} `);
  expect(requestChanges(before, after)).toEqual([at(request, 'body.a')]);
  expect(replyChanges(before, after)).toEqual([at(reply, 'reply.a')]);
  // In a list, too.
  expect(replyChanges(z.array(before), z.array(after))).toEqual([at(reply, 'reply.a[]')]);
});

const fields = (required: string[], optional: string[] = []) =>
  z.object(
    Object.fromEntries([
      ...required.map((name) => [name, z.string()] as const),
      ...optional.map((name) => [name, z.optional(z.string())] as const),
    ]),
  );

test.each<[string, z.ZodMiniType, z.ZodMiniType, string[], string[]]>([
  ['a field more', fields(['a']), fields(['a', 'b']), ['breaks b is new and required'], ['adds b is new']],
  ['an optional field more', fields(['a']), fields(['a'], ['b']), ['adds b is new'], ['adds b is new']],
  ['a field less', fields(['a', 'b']), fields(['a']), ['breaks b is missing'], ['breaks b is missing']],
  [
    'a field that may lack',
    fields(['a']),
    fields([], ['a']),
    ['adds a is optional'],
    ['breaks a is optional'],
  ],
  [
    'a field that may not lack',
    fields([], ['a']),
    fields(['a']),
    ['breaks a is required'],
    ['adds a is required'],
  ],
])('%s is named for what it is', (_, before, after, request, reply) => {
  const at = (changes: string[], place: string) =>
    changes.map((change) => change.replace(/^(adds|breaks) /, `$1 POST /api/x: ${place}.`));
  expect(changesOf(withCall(before, empty), withCall(after, empty))).toEqual(at(request, 'body'));
  expect(changesOf(withCall(empty, before), withCall(empty, after))).toEqual(at(reply, 'reply'));
});

test('calls, pages and slots that come are additions, those that go are not', () => {
  const more: ContractSnapshot = {
    ...withCall(empty, empty),
    pages: { '/x': { app: 'courses', frame: 'bare', visitors: true } },
    slots: { x: { app: 'community' } },
  };
  expect(changesOf(nothing, more)).toEqual([
    'adds POST /api/x is new',
    'adds The page /x is new',
    'adds The slot x is new',
  ]);
  expect(changesOf(more, nothing)).toEqual([
    'breaks POST /api/x is missing',
    'breaks The page /x is missing',
    'breaks The slot x is missing',
  ]);
  const moved = { ...more, pages: { '/x': { app: 'billing', frame: 'bare', visitors: true } } };
  expect(changesOf(more, moved)).toEqual(['breaks The page /x has app billing, before courses']);
});

test('a call that gets a body needs it of those who send none', () => {
  const { calls } = withCall(fields(['a']), empty);
  const without = { ...nothing, calls: { 'POST /api/x': { reply: schemaOf(empty, 'output') } } };
  expect(changesOf(without, { ...nothing, calls })).toEqual([
    'breaks POST /api/x: body.a is new and required',
  ]);
});

test('of what a release does not need nothing is lacking', () => {
  const { calls, error } = contractSnapshot();
  const name = 'GET /api/dashboard';
  expect(lackingIn({ calls: { [name]: calls[name] ?? { reply: {} } }, error }, contractSnapshot())).toEqual(
    [],
  );
  expect(lackingIn({ calls: { 'GET /api/gone': { reply: {} } } }, contractSnapshot())).toEqual([
    'GET /api/gone is missing',
  ]);
});

test('what an answer of a quiz may be is in the snapshot, though it is counted before it is looked at', () => {
  expect(contractSnapshot().calls['POST /api/module/quiz']?.body?.properties?.answers).toMatchObject({
    type: 'array',
    items: { type: 'integer', minimum: -1 },
  });
});
