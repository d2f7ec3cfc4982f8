import * as z from 'zod/mini';
import { everyCall } from '../everyCall.ts';
import { routes, slots } from '../kernel/apps.ts';
import { errorEnvelope } from '../kernel/envelope.ts';
import { isOpenEnum } from '../kernel/openEnum.ts';

/** The part of JSON Schema that the contract's schemas come to. */
export interface JsonSchema {
  /** Several: a union of plain ones. */
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  /** Members of an enum that may get more: readers take others too. */
  'x-extensible-enum'?: string[];
  [keyword: string]: unknown;
}

/** What goes in and out of a call. A part that it does not have is not there. */
export interface CallShape {
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
  reply: JsonSchema;
}

/** A contract as data: what one version of the gateway offers, or what one release needs of it. */
export interface ContractSnapshot {
  /** By method and path: `GET /api/lesson/:id`. */
  calls: Record<string, CallShape>;
  /** By path. */
  pages: Record<string, { app: string; frame: string; visitors: boolean }>;
  slots: Record<string, { app: string }>;
  /** Of every call. */
  error: JsonSchema;
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

type Side = 'input' | 'output';

export function schemaOf(schema: z.ZodMiniType, io: Side): JsonSchema {
  const { $schema, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (isOpenEnum(zodSchema)) jsonSchema['x-extensible-enum'] = [...zodSchema.members];
      const { def } = zodSchema._zod;
      // What is only counted or looked at first: its shape is that of what follows.
      if (def.type === 'pipe' && io === 'input' && def.in._zod.def.type === 'custom') {
        Object.assign(jsonSchema, schemaOf(def.out as z.ZodMiniType, io));
      }
    },
  });
  // Whether a reader takes other fields is the same for all of them: they are left out.
  return JSON.parse(JSON.stringify(shape), (_, part) => {
    if (part?.additionalProperties === false) delete part.additionalProperties;
    return part;
  });
}

const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** The contract as it stands in the code, in an order that does not depend on its files. */
export function contractSnapshot(): ContractSnapshot {
  const calls = everyCall.map((call): [string, CallShape] => [
    nameOf(call),
    {
      ...(call.params && { params: schemaOf(call.params, 'input') }),
      ...(call.query && { query: schemaOf(call.query, 'input') }),
      ...(call.body && { body: schemaOf(call.body, 'input') }),
      reply: schemaOf(call.response, 'output'),
    },
  ]);
  return {
    calls: sorted(calls),
    pages: sorted(routes.map(({ path, app, frame, visitors }) => [path, { app, frame, visitors }])),
    slots: sorted(Object.entries(slots).map(([name, { app }]) => [name, { app }])),
    error: schemaOf(errorEnvelope, 'output'),
  };
}
