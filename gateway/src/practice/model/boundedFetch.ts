import { ModelFailure } from './failure.ts';

/** How long a server is waited for. */
export interface Patience {
  /** How long it may be silent, in milliseconds. */
  silenceMs: number;
  /** When the whole reply has to be there. */
  deadline: number;
}

/** How long the next bytes are waited for, in milliseconds. */
export const msLeft = ({ silenceMs, deadline }: Patience): number =>
  Math.max(1, Math.min(silenceMs, deadline - Date.now()));

/**
 * `fetch` for the SDK, which bounds the time until a reply begins and no more than that, and takes a stream that is cut for one that
 * has ended. Here silence is counted in bytes, so that comments and thoughts count as work.
 */
export const boundedFetch =
  (patience: Patience) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, init);
    const { ok, status, headers, body } = response;
    // A refusal is read while the SDK's own timeout runs.
    if (!ok) return new Response(await response.text(), { status, headers });
    if (!body) return response;
    const isInOnePiece = headers.get('content-type')?.includes('json');
    const reader = body.getReader();
    const read = async () => (await inTime(reader.read(), patience)).value;
    // Nothing is read before the SDK asks for it: it asks for no more once it was told that this was all.
    const stream = new ReadableStream<Uint8Array>(
      {
        pull: isInOnePiece ? (to) => asOneEvent(read, to) : (to) => pass(read, to),
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    return new Response(stream, { status, headers });
  };

type Read = () => Promise<Uint8Array | undefined>;
type Sink = ReadableStreamDefaultController<Uint8Array>;
const encoder = new TextEncoder();

async function pass(read: Read, to: Sink): Promise<void> {
  const bytes = await read();
  if (bytes) return to.enqueue(bytes);
  // Some servers leave out the end of the last event.
  to.enqueue(encoder.encode('\n\n'));
  throw new ModelFailure('unusable', 'the stream was cut');
}

/** Servers that do not stream send JSON, whose line breaks would end the event's data. */
async function asOneEvent(read: Read, to: Sink): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = await read(); bytes; bytes = await read()) text += decoder.decode(bytes, { stream: true });
  to.enqueue(encoder.encode(`data: ${text.replace(/[\r\n]/g, ' ')}\n\ndata: [DONE]\n\n`));
  to.close();
}

/** @throws ModelFailure where the next bytes take too long, or the connection breaks */
async function inTime<T>(work: Promise<T>, patience: Patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelFailure('unusable', 'a timeout')), msLeft(patience));
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    throw error instanceof ModelFailure ? error : new ModelFailure('unusable', 'the connection was cut');
  } finally {
    clearTimeout(timer);
  }
}
