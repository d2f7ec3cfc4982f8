import OpenAI, { APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources';
import type { ModelServer } from '../../kernel/modelServer.ts';
import { boundedFetch, msLeft, type Patience } from './boundedFetch.ts';
import { type Options, optionsAfter } from './dialect.ts';
import type { PromptMessage } from './prompt.ts';

/** A refusal is read so far. */
const longestRefusal = 4_000;
/** A server may refuse so many options one after another. */
const mostRefusals = 3;

/**
 * Asks for a reply; again where the server refuses an option, without it. Always as a stream: only then is it seen that a server is at
 * work. Whoever stops reading lets the server stop.
 * @throws an error of the SDK where none begins
 */
export async function openReply(
  server: ModelServer,
  messages: PromptMessage[],
  options: Options,
  patience: Patience,
): Promise<AsyncIterable<ChatCompletionChunk>> {
  const { completions } = clientOf(server, patience).chat;
  const refused = new Set<string>();
  let current = options;
  for (let tries = 0; ; tries++) {
    try {
      return await completions.create(
        { ...current, model: server.model, messages, stream: true },
        { timeout: msLeft(patience) },
      );
    } catch (error) {
      const next = tries < mostRefusals ? optionsAfter(current, refusalIn(error), refused) : null;
      if (!next) throw error;
      current = next;
    }
  }
}

/** What a server says against a request; empty where the error is no refusal of one. */
function refusalIn(error: unknown): string {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return '';
  return (JSON.stringify(error.error) ?? error.message).slice(0, longestRefusal);
}

/** A client for one reply: nothing of it is shared. It would take what is not set here from the environment. */
const clientOf = ({ baseUrl, apiKey }: ModelServer, patience: Patience): OpenAI =>
  new OpenAI({
    baseURL: baseUrl,
    // The SDK insists on a key, which is not sent where the server wants none.
    apiKey: apiKey || 'none',
    defaultHeaders: apiKey ? {} : { authorization: null },
    organization: null,
    project: null,
    // What was said is not logged.
    logLevel: 'off',
    maxRetries: 0,
    fetch: boundedFetch(patience),
  });
