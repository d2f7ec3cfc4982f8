import { type Args, type Endpoint, pathOf, type Reply } from '@apologia/contract';
import { boot } from '../boot.ts';
import { ApiError } from './apiError.ts';

/** An endpoint without parameters and body needs no arguments. */
export type ArgsOf<E extends Endpoint> =
  Args<E> extends { params?: undefined; query?: undefined; body?: undefined }
    ? [args?: Args<E>]
    : [args: Args<E>];

/** Fetches from the gateway with the tab's composition; throws `ApiError` unless the reply is OK. */
export async function fetchOk(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-composition', boot.composition);
  // Which day it is for the learner.
  headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  const response = await fetch(path, { credentials: 'same-origin', ...init, headers });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/**
 * Calls an endpoint of the contract and parses its reply.
 * @throws ApiError when the gateway answers anything but 2xx
 * @throws TypeError when the network fails
 * @example const { reply } = await call(practice.message, { body: { worldview, message } });
 */
export async function call<E extends Endpoint>(endpoint: E, ...[args]: ArgsOf<E>): Promise<Reply<E>> {
  const init: RequestInit = { method: endpoint.method };
  if (args?.body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(args.body);
  }
  const response = await fetchOk(pathOf(endpoint, args?.params, args?.query), init);
  return endpoint.response.parse(await response.json()) as Reply<E>;
}
