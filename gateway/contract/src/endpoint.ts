import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type NoSchema = undefined;

/**
 * One call of the gateway: where it lives and what goes in and out.
 * `path` writes its parameters as `:name`; `params` holds a schema for them.
 */
export interface Endpoint<
  Params extends Schema | NoSchema = Schema | NoSchema,
  Body extends Schema | NoSchema = Schema | NoSchema,
  Response extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: Params;
  readonly body: Body;
  readonly response: Response;
}

/** What a schema gives after parsing; `undefined` where the endpoint has none. */
export type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** The arguments of a call: only the parts the endpoint declares. */
export type Args<E extends Endpoint> = (E['params'] extends Schema
  ? { params: z.input<E['params']> }
  : { params?: undefined }) &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : { body?: undefined });

/** The reply of a call. */
export type Reply<E extends Endpoint> = z.output<E['response']>;

/**
 * Declares a read.
 * @example const me = get('/api/auth/me', { response: learner });
 */
export function get<R extends Schema, P extends Schema | NoSchema = NoSchema>(
  path: string,
  schemas: { params?: P; response: R },
): Endpoint<P, NoSchema, R> {
  return { method: 'GET', path, params: schemas.params as P, body: undefined, response: schemas.response };
}

/**
 * Declares a change.
 * @example const login = post('/api/auth/login', { body: credentials, response: learner });
 */
export function post<
  R extends Schema,
  P extends Schema | NoSchema = NoSchema,
  B extends Schema | NoSchema = NoSchema,
>(path: string, schemas: { params?: P; body?: B; response: R }): Endpoint<P, B, R> {
  return {
    method: 'POST',
    path,
    params: schemas.params as P,
    body: schemas.body as B,
    response: schemas.response,
  };
}

/**
 * Writes the parameters into an endpoint's path.
 * @example pathOf(courses.lesson, { id: 'the-creed' }) // '/api/lesson/the-creed'
 */
export function pathOf(endpoint: Endpoint, params?: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/**
 * The query key of a read: joined by slashes it is the path again.
 * @example keyOf(courses.lesson, { id: 'the-creed' }) // ['/api', 'lesson', 'the-creed']
 */
export function keyOf(endpoint: Endpoint, params?: unknown): string[] {
  const [first, ...rest] = pathOf(endpoint, params).slice(1).split('/');
  return [`/${first}`, ...rest];
}
