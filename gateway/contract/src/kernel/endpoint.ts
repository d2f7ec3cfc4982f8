import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type NoSchema = undefined;

/**
 * One call of the gateway: where it lives and what goes in and out.
 * `path` writes its parameters as `:name`; `params` holds a schema for them, `query` one for the search string.
 */
export interface Endpoint<
  Params extends Schema | NoSchema = Schema | NoSchema,
  Body extends Schema | NoSchema = Schema | NoSchema,
  Response extends Schema = Schema,
  Query extends Schema | NoSchema = Schema | NoSchema,
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: Params;
  /** What follows the question mark. */
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
}

/** What a schema gives after parsing; `undefined` where the endpoint has none. */
export type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** The arguments of a call: only the parts the endpoint declares. */
export type Args<E extends Endpoint> = (E['params'] extends Schema
  ? { params: z.input<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends Schema ? { query: z.input<E['query']> } : { query?: undefined }) &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : { body?: undefined });

/** The reply of a call. */
export type Reply<E extends Endpoint> = z.output<E['response']>;

/**
 * Declares a read.
 * @example const me = get('/api/auth/me', { response: learner });
 */
export function get<
  R extends Schema,
  P extends Schema | NoSchema = NoSchema,
  Q extends Schema | NoSchema = NoSchema,
>(path: string, schemas: { params?: P; query?: Q; response: R }): Endpoint<P, NoSchema, R, Q> {
  return {
    method: 'GET',
    path,
    params: schemas.params as P,
    query: schemas.query as Q,
    body: undefined,
    response: schemas.response,
  };
}

/**
 * Declares a change.
 * @example const login = post('/api/auth/login', { body: credentials, response: learner });
 */
export function post<
  R extends Schema,
  P extends Schema | NoSchema = NoSchema,
  B extends Schema | NoSchema = NoSchema,
  Q extends Schema | NoSchema = NoSchema,
>(path: string, schemas: { params?: P; query?: Q; body?: B; response: R }): Endpoint<P, B, R, Q> {
  return {
    method: 'POST',
    path,
    params: schemas.params as P,
    query: schemas.query as Q,
    body: schemas.body as B,
    response: schemas.response,
  };
}

/**
 * The address of a call: parameters written into the path, the query behind it.
 * @example pathOf(courses.lesson, { id: 'the-creed' }) // '/api/lesson/the-creed'
 * @example pathOf(scripture.passages, undefined, { ref: 'Jude 3' }) // '/api/scripture?ref=Jude+3'
 */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, params?: unknown, query?: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * The query key of a read: joined by slashes it is the address again.
 * @example keyOf(courses.lesson, { id: 'the-creed' }) // ['/api', 'lesson', 'the-creed']
 */
export function keyOf(endpoint: Pick<Endpoint, 'path'>, params?: unknown, query?: unknown): string[] {
  const [first, ...rest] = pathOf(endpoint, params, query).slice(1).split('/');
  return [`/${first}`, ...rest];
}
