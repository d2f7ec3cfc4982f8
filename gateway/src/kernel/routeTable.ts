import type { GatewayContext } from './context.ts';
import { NotFound } from './errors.ts';
import { onError } from './http/onError.ts';

type Handler = (c: GatewayContext) => Promise<Response>;

/** What calls are mounted on: the app, or the table of a module beside the Worker. */
export interface Routes {
  get(path: string, handler: Handler): unknown;
  post(path: string, handler: Handler): unknown;
}

/**
 * The calls that a module beside the Worker answers, by their paths, which have no parameters. Its classes are not the Worker's:
 * what it throws it must catch, and so an error becomes its reply here.
 */
export function routeTable(mount: (routes: Routes) => void): Handler {
  const handlers = new Map<string, Handler>();
  mount({
    get: (path, handler) => handlers.set(`GET ${path}`, handler),
    post: (path, handler) => handlers.set(`POST ${path}`, handler),
  });
  return async (c) => {
    const method = c.req.method === 'POST' ? 'POST' : 'GET';
    try {
      const handler = handlers.get(`${method} ${c.req.path}`);
      if (!handler) throw new NotFound();
      return await handler(c);
    } catch (error) {
      return onError(error, c);
    }
  };
}
