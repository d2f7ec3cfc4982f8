import { ConnectionPool } from './connectionPool.ts';
import { parsePipeline } from './parseRequest.ts';
import { runPipeline } from './pipeline.ts';
import type { PipelineResponse } from './protocol.ts';
import { Stream } from './stream.ts';
import { WriteQueue } from './writeQueue.ts';

/** The JSON of the response, or why there is none, and the processor time it took. */
export type ReaderAnswer = { json: string; cpuMs: number } | { failure: string; cpuMs: number };

/** A reader sends `ready` once, and then an answer to each request. */
export type ReaderMessage = 'ready' | ReaderAnswer;

const nobody = new AbortController().signal;

/** A server that is gone hears nothing, and needs no reader: a killed one may be gone before this one starts. */
function tell(message: ReaderMessage): void {
  process.send?.(message, (error: Error | null) => {
    if (error) process.exit(0);
  });
}

async function read(body: string, pool: ConnectionPool): Promise<string> {
  const { requests } = parsePipeline(JSON.parse(body));
  const stream = new Stream(pool, new WriteQueue());
  try {
    const results = await runPipeline(stream, requests, { writeQueueTimeoutMs: 0, signal: nobody });
    return JSON.stringify({ baton: null, base_url: null, results } satisfies PipelineResponse);
  } finally {
    stream.close();
  }
}

/**
 * A reader: a process with a connection of its own that runs one pipeline at a time, each sent to it as the
 * body of its request. It ends when the server does.
 */
function serveReads(file: string): void {
  const pool = new ConnectionPool(file, 'read');
  process.on('message', async (body: string) => {
    const before = process.cpuUsage();
    const answer = await read(body, pool).then(
      (json) => ({ json }),
      (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
    const { user, system } = process.cpuUsage(before);
    tell({ ...answer, cpuMs: (user + system) / 1_000 });
  });
  process.once('disconnect', () => process.exit(0));
  // A terminal sends it to all processes at once; the server still needs its readers then and ends them itself.
  process.on('SIGINT', () => {});
  tell('ready');
}

serveReads(process.argv[2] ?? '');
