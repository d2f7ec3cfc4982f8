import { setTimeout } from 'node:timers/promises';
import { type Academy, cookiesOf, origin } from '@apologia/gateway/testing/app';

/** A call that left the page. */
export interface SentRequest {
  method: string;
  path: string;
  /** The parsed JSON body. */
  body: unknown;
}

/** What is answered instead of the gateway, or changed on the way. @param pass lets the gateway answer */
type Interceptor = (
  request: SentRequest,
  pass: (body?: unknown) => Promise<Response>,
) => Response | Promise<Response>;

/** The line between one browser and the gateway: its cookies, what was sent, and what is intercepted. */
export function openNetwork(academy: Academy) {
  const cookies = new Map<string, string>();
  const sent: SentRequest[] = [];
  const interceptors = new Map<RegExp, Interceptor>();
  const pending = new Set<Promise<unknown>>();
  let changed = (html: string) => html;

  function keepCookies(header: string): void {
    for (const pair of header.split('; ').filter(Boolean)) {
      const [, name = '', value] = pair.match(/^([^=]*)=(.*)$/) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
  }

  /** A request as a browser sends it: with its cookies, and with the origin where something may change. */
  async function request(method: string, path: string, headers: Headers, body?: string): Promise<Response> {
    if (method === 'POST') headers.set('origin', origin);
    const response = await academy.request(method as 'GET' | 'POST', path, {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      headers: Object.fromEntries(headers),
      ...(body !== undefined && { body }),
    });
    keepCookies(cookiesOf(response));
    return response;
  }

  /** What pages call as `fetch`. */
  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    const text = typeof init.body === 'string' ? init.body : undefined;
    const one: SentRequest = { method, path, body: text === undefined ? undefined : JSON.parse(text) };
    sent.push(one);
    const pass = (body: unknown = one.body) =>
      request(method, path, new Headers(init.headers), body === undefined ? undefined : JSON.stringify(body));
    const [, intercept] = [...interceptors].findLast(([pattern]) => pattern.test(path)) ?? [];
    const answered = (async () => {
      // A line takes its time: what shows meanwhile is shown.
      await setTimeout(5);
      return intercept ? intercept(one, pass) : pass();
    })();
    pending.add(answered);
    const response = await answered.finally(() => pending.delete(answered));
    init.signal?.throwIfAborted();
    return response;
  }

  return {
    cookies,
    keepCookies,
    sent,
    fetch,
    /** Waits until everything that the page has sent is answered. */
    idle: async () => {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    /** A navigation's request. */
    document: async (path: string) => {
      const response = await request('GET', path, new Headers({ accept: 'text/html' }));
      const { status, headers } = response;
      return new Response(changed(await response.text()), { status, headers });
    },
    /** Changes the documents that are opened from now on. */
    changeDocuments: (change: (html: string) => string) => {
      changed = change;
    },
    /** A read past the page, as this browser's learner. */
    get: async <T>(path: string): Promise<T> => {
      const response = await request('GET', path, new Headers());
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    /** A change past the page, as this browser's learner. */
    post: async <T>(path: string, json: unknown = {}): Promise<T> => {
      const headers = new Headers({ 'content-type': 'application/json' });
      const response = await request('POST', path, headers, JSON.stringify(json));
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    /** Answers the page's calls of matching addresses from now on. */
    intercept: (pattern: RegExp, interceptor: Interceptor) => {
      interceptors.set(pattern, interceptor);
    },
    /** Lets the gateway answer all calls again. */
    restore: () => interceptors.clear(),
  };
}

export type Network = ReturnType<typeof openNetwork>;

/** An interceptor for a line that is down. */
export const dropped: Interceptor = () => {
  throw new TypeError('Failed to fetch');
};

/** An interceptor that refuses in the gateway's envelope, or without one. */
export const refused =
  (status: number, error?: string, code = 'refused'): Interceptor =>
  () =>
    error === undefined
      ? new Response('', { status })
      : Response.json({ error, code, requestId: 'x' }, { status });
