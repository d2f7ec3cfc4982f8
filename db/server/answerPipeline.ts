import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatementError, toWireError } from './errors.ts';
import { asJson, readBody, sendJson, sendJsonText } from './httpIo.ts';
import { parseBaton, parsePipeline } from './parseRequest.ts';
import { runPipeline } from './pipeline.ts';
import type { PipelineRequest, PipelineResponse } from './protocol.ts';
import type { ReaderPool } from './readerPool.ts';
import { readShape } from './readShape.ts';
import type { Stream } from './stream.ts';
import type { StreamStore } from './streamStore.ts';

/** What a pipeline is run with. */
export type PipelineOptions = {
  readonly maxBodyBytes: number;
  readonly writeWaitMs: number;
  readonly store: StreamStore;
  /** Who runs what only reads; without them it runs in this process. */
  readonly readers: ReaderPool | undefined;
  openStream(): Stream;
  /** @throws ProtocolError when the database file is gone */
  assertFile(): void;
};

function parseOrDiscard(body: string, store: StreamStore): PipelineRequest {
  const parsed = asJson(body);
  try {
    return parsePipeline(parsed);
  } catch (error) {
    // An HTTP error ends the stream, so its transaction must not keep others waiting until it expires.
    const baton = parseBaton(parsed);
    if (baton !== undefined) store.discard(baton);
    throw error;
  }
}

/** A read that was stopped fails like its statements: what asked for it goes on to use its connection. */
async function answerRead(read: Promise<string>, requests: number, response: ServerResponse): Promise<void> {
  try {
    sendJsonText(response, 200, await read);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const results = Array.from({ length: requests }, () => ({
      type: 'error' as const,
      error: toWireError(error),
    }));
    sendJson(response, 200, { baton: null, base_url: null, results } satisfies PipelineResponse);
  }
}

/**
 * Answers `POST /v2/pipeline`: what only reads by a reader, everything else in this process.
 *
 * @param request the request, authorized
 * @param response where to
 * @param signal aborted when its client has gone away
 * @param options limits and what runs it
 * @throws ProtocolError for what the protocol does not allow
 * @example
 * await answerPipeline(request, response, signal, options);
 */
export async function answerPipeline(
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
  options: PipelineOptions,
): Promise<void> {
  const { store, readers, writeWaitMs } = options;
  const body = await readBody(request, options.maxBodyBytes);
  const pipeline = parseOrDiscard(body, store);
  options.assertFile();
  const shape = readers && readShape(pipeline);
  if (readers && shape !== undefined) {
    return answerRead(readers.read(body, shape, signal), pipeline.requests.length, response);
  }
  const { baton, requests } = pipeline;
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
