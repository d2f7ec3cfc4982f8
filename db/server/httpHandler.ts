import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProtocolError } from './errors.ts';
import { authorize, sendError } from './httpIo.ts';
import type { RequestsInHand } from './requestsInHand.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, signal: AbortSignal) => Promise<void>;

export interface HandlerOptions {
  token: string;
  inHand: RequestsInHand;
  /** The longest a client may take to fetch its response, in milliseconds. */
  fetchTimeoutMs: number;
  /** By method and path, as `POST /v2/pipeline`. */
  routes: Record<string, Answer>;
}

/** Aborted when the connection ends before the response has been sent. */
function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** A response that its client does not fetch would be kept for ever. */
function dropUnlessFetched(response: ServerResponse, fetchTimeoutMs: number): void {
  if (response.writableFinished || response.destroyed) return;
  const timer = setTimeout(() => response.destroy(), fetchTimeoutMs);
  response.once('close', () => clearTimeout(timer));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: HandlerOptions,
): Promise<void> {
  const [path] = (request.url ?? '/').split('?');
  const route = `${request.method} ${path}`;
  const answerRoute = options.routes[route];
  if (!answerRoute) throw new ProtocolError(404, 'NOT_FOUND', `there is no ${route}`);
  authorize(request, options.token);
  options.inHand.take(response);
  await answerRoute(request, response, abortedWith(response));
}

/**
 * Makes the request listener of the server.
 * @returns a listener for `http.createServer`; it answers every request and never throws
 */
export function createHandler(
  options: HandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(request, response, options)
      .catch((error: unknown) => sendError(response, error))
      .finally(() => dropUnlessFetched(response, options.fetchTimeoutMs));
  };
}
