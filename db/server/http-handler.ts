import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProtocolError } from './errors.ts';
import { authorize, readJson, sendError, sendJson } from './http-io.ts';
import { parseBaton, parsePipeline } from './parse-request.ts';
import { runPipeline } from './pipeline.ts';
import type { PipelineRequest, PipelineResponse } from './protocol.ts';
import type { Stream } from './stream.ts';
import type { StreamStore } from './stream-store.ts';

/** What the HTTP side needs from the rest of the server. */
export type HandlerOptions = {
  readonly token: string;
  readonly maxBodyBytes: number;
  readonly writeWaitMs: number;
  readonly store: StreamStore;
  openStream(): Stream;
};

function parseOrDiscard(body: unknown, store: StreamStore): PipelineRequest {
  try {
    return parsePipeline(body);
  } catch (error) {
    // An HTTP error ends the stream, so its transaction must not keep others waiting until it expires.
    const baton = parseBaton(body);
    if (baton !== undefined) store.discard(baton);
    throw error;
  }
}

function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function answerPipeline(
  request: IncomingMessage,
  response: ServerResponse,
  options: HandlerOptions,
): Promise<void> {
  const { store, writeWaitMs } = options;
  authorize(request, options.token);
  const signal = abortedWith(response);
  const { baton, requests } = parseOrDiscard(await readJson(request, options.maxBodyBytes), store);
  const stream = baton === undefined ? options.openStream() : store.resume(baton);
  try {
    const results = await runPipeline(stream, requests, { writeWaitMs, signal });
    // Nobody would come back for a stream whose baton cannot be delivered.
    if (signal.aborted) return stream.close();
    const nextBaton = stream.isClosed ? null : store.park(stream);
    sendJson(response, 200, { baton: nextBaton, base_url: null, results } satisfies PipelineResponse);
  } catch (error) {
    stream.close();
    throw error;
  }
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
      return answerPipeline(request, response, options);
    default:
      throw new ProtocolError(404, 'NOT_FOUND', `there is no ${route}`);
  }
}

/**
 * Makes the request listener of the server.
 *
 * @param options token, limits and streams
 * @returns a listener for `http.createServer`; it answers every request and never throws
 * @example
 * createServer(createHandler({ token, maxBodyBytes, writeWaitMs, store, openStream }));
 */
export function createHandler(
  options: HandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(request, response, options).catch((error: unknown) => sendError(response, error));
  };
}
