import { type App, type Endpoint, keyOf, type PagePath, type PagesOf, type Reply } from '@apologia/contract';
import type { GatewayContext, Shared } from '../context.ts';
import { isRefusal, NotFound } from '../errors.ts';
import { type AddressInput, parseAddress } from '../http/input.ts';
import { type Read, visitorRead } from './read.ts';

/** A read whose reply goes into the document, under the key the page will look for. */
export interface FirstData {
  key: string[];
  read: Read<unknown>;
}

/** The address of a page as it was typed: the parameters of its path, and its search string. */
interface Address {
  params: Record<string, string>;
  search: URLSearchParams;
}

export type PageRead = (address: Address, c: GatewayContext) => Promise<FirstData>;

/** The first data of a page; a function where some of it comes from a module beside the Worker. */
type ReadsOfPage = readonly PageRead[] | ((c: GatewayContext) => Promise<readonly PageRead[]>);

/** First data by the path of the page. A team lists its own. */
export type PageReads<A extends App = App> = Partial<Record<PagesOf<A>, ReadsOfPage>>;

/** What documents are composed with. */
export interface Pages {
  /** The first data of every page, by its path. */
  reads: PageReads;
  /** Pages whose document is the same for every visitor, by what it shows. */
  shared: Partial<Record<PagePath, Shared>>;
  session: PageRead;
  /** What the sidebar shows on every page. */
  sidebar: PageRead;
}

const nowhere = visitorRead(
  () => [],
  () => {
    throw new NotFound();
  },
);

/**
 * A read of the contract as first data. What was typed reaches it as a call of the endpoint does, parsed and within
 * its limits: a page whose address does not fit is nowhere.
 * @param searched what the page's search string may name of the endpoint's query
 * @example firstDataOf(scripture.scripture, ({ query }) => scriptureFor(query), ['ref'])
 */
export function firstDataOf<E extends Endpoint>(
  endpoint: E,
  read: (
    address: AddressInput<E>,
    c: GatewayContext,
  ) => Read<Reply<E> | null> | Promise<Read<Reply<E> | null>>,
  searched: readonly string[] = [],
): PageRead {
  return async ({ params, search }, c) => {
    const query = Object.fromEntries(
      searched.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])),
    );
    const key = keyOf(endpoint, params, query);
    try {
      return { key, read: await read(parseAddress(endpoint, params, query), c) };
    } catch (error) {
      if (isRefusal(error)) return { key, read: nowhere };
      throw error;
    }
  };
}
