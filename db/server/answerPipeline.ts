import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatementError, toWireError } from './errors.ts';
import { asJson, readBody, sendJson, sendJsonText } from './httpIo.ts';
import { batonOf, type PipelineRequest, parsePipeline } from './parseRequest.ts';
import { runPipeline } from './pipeline.ts';
import type { PipelineResponse } from './protocol.ts';
import type { ReaderPool } from './readerPool.ts';
import { readShape } from './readShape.ts';
import type { Stream } from './stream.ts';
import type { StreamStore } from './streamStore.ts';

export interface PipelineOptions {
  maxBodyBytes: number;
  writeQueueTimeoutMs: number;
  store: StreamStore;
  /** They run what only reads; without them it runs in this process. */
  readers: ReaderPool | undefined;
  openStream(): Stream;
  /** @throws ProtocolError when the database file is gone */
  assertFile(): void;
}

function parseOrDiscard(body: string, store: StreamStore): PipelineRequest {
  const parsed = asJson(body);
  try {
    return parsePipeline(parsed);
  } catch (error) {
    // An HTTP error ends the stream, so its transaction must not keep others waiting until it expires.
    const baton = batonOf(parsed);
    if (baton) store.discard(baton);
    throw error;
  }
}

/** A read that was stopped answers with an error for each of its requests: its client goes on to use the connection. */
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
 * @param request authorized already
 * @param signal aborted when its client has gone away
 * @throws ProtocolError for what the protocol does not allow
 */
export async function answerPipeline(
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
  options: PipelineOptions,
): Promise<void> {
  const { store, readers, writeQueueTimeoutMs } = options;
  const body = await readBody(request, options.maxBodyBytes);
  const pipeline = parseOrDiscard(body, store);
  options.assertFile();
  const shape = readers && readShape(pipeline);
  if (readers && shape !== undefined) {
    return answerRead(readers.read(body, shape, signal), pipeline.requests.length, response);
  }
  const { baton, requests } = pipeline;
  const stream = baton ? store.resume(baton) : options.openStream();
  try {
    const results = await runPipeline(stream, requests, { writeQueueTimeoutMs, signal });
    // Nobody would come back for a stream whose baton cannot be delivered.
    if (signal.aborted) return stream.close();
    const nextBaton = stream.isClosed ? null : store.park(stream);
    sendJson(response, 200, { baton: nextBaton, base_url: null, results } satisfies PipelineResponse);
  } catch (error) {
    stream.close();
    throw error;
  }
}
