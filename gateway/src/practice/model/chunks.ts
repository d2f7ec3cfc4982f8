import { createParser } from 'eventsource-parser';
import { ModelFailure } from './failure.ts';

/** A piece of a reply. */
export interface Chunk {
  text: string;
  /** Why the model stopped, if it did. */
  finish: string | null;
}

/** A choice of the protocol: `delta` in a stream, `message` in one piece. */
interface Choice {
  delta?: Part | null;
  message?: Part | null;
  finish_reason?: string | null;
}
interface Part {
  /** Some servers send a number where the piece is one. */
  content?: unknown;
  refusal?: unknown;
  tool_calls?: unknown[] | null;
  function_call?: unknown;
}

/**
 * The pieces of a reply, from a stream of events, or from servers that do not stream in one.
 * @param read gives the next bytes of the body, `null` at its end
 * @throws ModelFailure where they are no reply in words, or end before the model has
 */
export async function* chunksIn(
  response: Response,
  read: () => Promise<Uint8Array | null>,
): AsyncGenerator<Chunk> {
  const decoder = new TextDecoder();
  if ((response.headers.get('content-type') ?? '').includes('json')) {
    let body = '';
    for (let bytes = await read(); bytes; bytes = await read())
      body += decoder.decode(bytes, { stream: true });
    yield chunkOf(body);
    return;
  }
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  for (let bytes = await read(); bytes; bytes = await read()) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of events.splice(0)) {
      // Some servers leave the reason out and say only that this was all.
      if (data === '[DONE]') return;
      yield chunkOf(data);
    }
  }
  throw new ModelFailure('unusable', 'the stream was cut');
}

function chunkOf(data: string): Chunk {
  const { choices, error } = parsed(data);
  if (error || (choices !== undefined && !Array.isArray(choices))) {
    throw new ModelFailure('unusable', 'an error in the reply');
  }
  const choice: Choice = choices?.[0] ?? {};
  const { content, refusal, tool_calls, function_call } = choice.delta ?? choice.message ?? {};
  if (refusal) throw new ModelFailure('unusable', 'a refusal');
  if (tool_calls?.length || function_call) throw new ModelFailure('unusable', 'a call of a tool');
  const text = typeof content === 'string' || typeof content === 'number' ? String(content) : '';
  return { text, finish: choice.finish_reason ?? null };
}

function parsed(data: string): { choices?: Choice[]; error?: unknown } {
  try {
    return JSON.parse(data) ?? {};
  } catch {
    throw new ModelFailure('unusable', 'a malformed reply');
  }
}
