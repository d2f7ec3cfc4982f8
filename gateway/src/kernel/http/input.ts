import type { Endpoint, Parsed } from '@apologia/contract';
import type { GatewayContext } from '../context.ts';
import { BadInput, NotFound } from '../errors.ts';

/** What an address says. */
export interface AddressInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
}

export interface Input<E extends Endpoint> extends AddressInput<E> {
  body: Parsed<E['body']>;
}

/** Parses a request by its endpoint: a parameter that does not fit is nowhere, a query or body that does not is bad input. */
export async function parseInput<E extends Endpoint>(endpoint: E, c: GatewayContext): Promise<Input<E>> {
  const address = parseAddress(endpoint, c.req.param(), c.req.query());
  const body = (endpoint.body && parsed(endpoint.body, await jsonOf(c))) as Parsed<E['body']>;
  return { ...address, body };
}

/** Parses the parameters of a path and a search string: of a call, or of a page that makes it. */
export function parseAddress<E extends Endpoint>(
  endpoint: E,
  params: Record<string, string>,
  search: Record<string, string>,
): AddressInput<E> {
  const parsedParams = endpoint.params?.safeParse(params);
  if (parsedParams && !parsedParams.success) throw new NotFound();
  Object.values(search).forEach(storable);
  return {
    params: parsedParams?.data as Parsed<E['params']>,
    query: (endpoint.query && parsed(endpoint.query, search)) as Parsed<E['query']>,
  };
}

async function jsonOf(c: GatewayContext): Promise<unknown> {
  const text = await c.req.text();
  // An endpoint whose fields all have defaults may be called without a body.
  if (text === '') return {};
  try {
    const value = JSON.parse(text, (_, part) => storable(part));
    // JSON keeps the last of two fields of one name: which one was meant nobody knows.
    if (keysWritten(text) > keysKept(value)) throw new BadInput('The request names a field twice.');
    return value;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput('The request is not valid JSON.');
  }
}

/** How many field names stand in a JSON text: strings that a colon follows. */
function keysWritten(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)].filter(([, colon]) => colon).length;
}

function keysKept(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, part) => sum + keysKept(part), own);
}

/** A database keeps neither NUL nor half a surrogate pair in a text. */
function storable(value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new BadInput('The request holds characters that are no text.');
  }
  return value;
}

function parsed(schema: NonNullable<Endpoint['body']>, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || 'body';
    // The first message of a field is the one to show under it.
    fields[name] ??= issue.message;
  }
  throw new BadInput(Object.values(fields)[0], fields);
}
