import { type Endpoint, keyOf, type Reply } from '@apologia/contract';
import type { GatewayContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import { type Read, visitorRead } from '../read.ts';

/** A read whose reply goes into the document, under the key the page will look for. */
export interface FirstData {
  key: string[];
  read: Read<unknown>;
}

/** First data by the path of the page, from its parameters and its search string. A team lists its own. */
export type PageReads = Record<
  string,
  (
    params: Record<string, string>,
    search: URLSearchParams,
    c: GatewayContext,
  ) => FirstData[] | Promise<FirstData[]>
>;

const nowhere = visitorRead(
  () => [],
  () => {
    throw new NotFound();
  },
);

/** Puts a read under its endpoint's query key. */
export function first<E extends Endpoint>(
  endpoint: E,
  read: Read<Reply<E> | null>,
  params?: Record<string, string>,
  query?: Record<string, string>,
): FirstData {
  const isNowhere =
    (endpoint.params && !endpoint.params.safeParse(params).success) ||
    (endpoint.query && !endpoint.query.safeParse(query).success);
  return { key: keyOf(endpoint, params, query), read: isNowhere ? nowhere : read };
}
