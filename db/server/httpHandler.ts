import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProtocolError } from './errors.ts';
import { authorize, sendError, sendJson } from './httpIo.ts';
import type { RequestsInHand } from './requestsInHand.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, signal: AbortSignal) => Promise<void>;

/** What the HTTP side needs from the rest of the server. */
export type HandlerOptions = {
  readonly token: string;
  readonly inHand: RequestsInHand;
  /** The longest a client may take to fetch its response, in milliseconds. */
  readonly fetchMs: number;
  readonly answerPipeline: Answer;
  readonly answerBackup: Answer;
};

/** Aborted when the connection ends before the response has been sent. */
function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** A client that does not fetch what it asked for would have it kept for it for ever. */
function dropUnlessFetched(response: ServerResponse, fetchMs: number): void {
  if (response.writableFinished || response.destroyed) return;
  const timer = setTimeout(() => response.destroy(), fetchMs);
  response.once('close', () => clearTimeout(timer));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: HandlerOptions,
): Promise<void> {
  const [path] = (request.url ?? '/').split('?');
  const route = `${request.method} ${path}`;
  switch (route) {
    // These two tell nothing about the data, and the client asks for the version without its token.
    case 'GET /health':
    case 'GET /v2':
      return sendJson(response, 200, { ok: true });
    case 'POST /v2/pipeline':
    case 'POST /v2/backup': {
      authorize(request, options.token);
      options.inHand.take(response);
      const answerRoute = path === '/v2/backup' ? options.answerBackup : options.answerPipeline;
      return answerRoute(request, response, abortedWith(response));
    }
    default:
      throw new ProtocolError(404, 'NOT_FOUND', `there is no ${route}`);
  }
}

/**
 * Makes the request listener of the server.
 *
 * @param options token, limits and what answers
 * @returns a listener for `http.createServer`; it answers every request and never throws
 * @example
 * createServer(createHandler({ token, inHand, fetchMs, answerPipeline, answerBackup }));
 */
export function createHandler(
  options: HandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(request, response, options)
      .catch((error: unknown) => sendError(response, error))
      .finally(() => dropUnlessFetched(response, options.fetchMs));
  };
}
