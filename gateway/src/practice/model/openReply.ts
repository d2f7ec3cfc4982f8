import type { ModelServer } from '../../kernel/modelServer.ts';
import { type Options, optionsAfter } from './dialect.ts';
import { ModelFailure } from './failure.ts';
import type { PromptMessage } from './prompt.ts';

/** A refusal is read so far. */
const longestRefusal = 4_000;
/** A server may refuse so many options one after another. */
const mostRefusals = 3;

/** A reply that has begun. */
export interface OpenReply {
  response: Response;
  /** The next bytes of the body, `null` at its end. @throws ModelFailure where none come in time */
  read: () => Promise<Uint8Array | null>;
  /** Lets the server stop. */
  close: () => void;
}

/**
 * Asks for a reply; again where the server refuses an option, without it. Always as a stream: only then is it seen that a server is at
 * work.
 * @param deadline when the whole reply has to be there
 * @throws ModelFailure where none begins
 */
export async function openReply(
  server: ModelServer,
  messages: readonly PromptMessage[],
  options: Options,
  deadline: number,
): Promise<OpenReply> {
  const refused = new Set<string>();
  let current = options;
  for (let tries = 0; ; tries++) {
    const controller = new AbortController();
    const within = <T>(work: Promise<T>) => inTime(work, server.timeoutMs, deadline, controller);
    const response = await within(send(server, { messages, ...current }, controller.signal));
    if (response.ok && response.body) {
      const reader = response.body.getReader();
      const read = async () => (await within(reader.read())).value ?? null;
      return { response, read, close: () => controller.abort() };
    }
    const refusal = (await within(response.text())).slice(0, longestRefusal);
    const isAboutOptions = response.status === 400 || response.status === 422;
    const next = isAboutOptions && tries < mostRefusals ? optionsAfter(current, refusal, refused) : null;
    if (!next) throw failureOf(response);
    current = next;
  }
}

async function send(
  { baseUrl, apiKey, model }: ModelServer,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, ...body, stream: true }),
      signal,
    });
  } catch {
    throw new ModelFailure('unreachable', 'no connection', 0);
  }
}

/** The work, unless it takes longer than a server may be silent, or than the whole reply may take. */
async function inTime<T>(
  work: Promise<T>,
  silenceMs: number,
  deadline: number,
  controller: AbortController,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const ms = Math.max(0, Math.min(silenceMs, deadline - Date.now()));
    timer = setTimeout(() => reject(new ModelFailure('unreachable', 'a timeout')), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    controller.abort();
    // A body that breaks off is a reply that was cut.
    throw error instanceof ModelFailure ? error : new ModelFailure('unusable', 'the connection was cut');
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(response: Response): ModelFailure {
  const { status } = response;
  const mayPass = [408, 409, 425, 429].includes(status) || status >= 500;
  return new ModelFailure('unreachable', `status ${status}`, mayPass ? waitOf(response) : null);
}

/** What `Retry-After` says in milliseconds; it is seconds or a date. */
function waitOf({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}
