import type { GatewayContext } from '../context.ts';

type Handler = (c: GatewayContext) => Promise<Response>;

/** Where calls of the contract are mounted: the app, or the table of a module beside the Worker. */
export interface Router {
  get(path: string, handler: Handler): unknown;
  post(path: string, handler: Handler): unknown;
}

/** The routes of a module beside the Worker, found by their paths as they are written: they run in the app's own context. */
export function createRouteTable() {
  const handlers: Record<string, Handler> = {};
  const router: Router = {
    get: (path, handler) => {
      handlers[`GET ${path}`] = handler;
    },
    post: (path, handler) => {
      handlers[`POST ${path}`] = handler;
    },
  };
  /** @param path as the contract has it, where it has parameters */
  const handlerOf = (c: GatewayContext, path = c.req.path): Handler | undefined =>
    handlers[`${c.req.method} ${path}`];
  return { router, handlerOf };
}
