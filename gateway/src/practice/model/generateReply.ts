import type { ModelServer } from '../../kernel/modelServer.ts';
import { chunksIn } from './chunks.ts';
import { optionsFor } from './dialect.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import type { Heading } from './heading.ts';
import { openReply } from './openReply.ts';
import { type PromptInput, promptFor } from './prompt.ts';
import { type Reading, replyReader } from './reader.ts';

/** A learner waits so long for another try, in milliseconds, and at least so long. */
const retryMs = { least: 400, most: 5_000 } as const;

/** How much longer than it may be silent a server may take for all of it. */
const wholeReply = 6;

/** Why a model stops that has said all it wanted, and where it had no more room. */
const ends = { whole: ['stop', 'eos', 'eos_token', 'end_turn'], cut: ['length', 'model_length'] } as const;

/** What a model said, or why there is nothing to keep. */
export type Generated =
  | (Heading & { words: string })
  | { failure: FailureKind; cause: string; hasShown: boolean };

/**
 * The language model's reply.
 * @param emit called with each piece of its words as it arrives. What follows may show that the reply is not to be kept
 */
export async function generateReply(
  server: ModelServer,
  input: PromptInput,
  emit?: (words: string) => void,
): Promise<Generated> {
  const deadline = Date.now() + wholeReply * server.timeoutMs;
  let hasShown = false;
  const show = (words: string) => {
    hasShown = true;
    emit?.(words);
  };
  for (let isFirst = true; ; isFirst = false) {
    try {
      const reading = await readReply(server, input, deadline, show);
      if ('words' in reading) return { ...reading.heading, words: reading.words };
      // Small models forget the form now and then.
      const mayDoBetter = reading.fault === 'no heading' || reading.fault === 'empty';
      throw new ModelFailure('unusable', reading.fault, mayDoBetter ? 0 : null);
    } catch (error) {
      const failure =
        error instanceof ModelFailure ? error : new ModelFailure('unreachable', (error as Error).name);
      const { kind, message: cause, retryAfterMs } = failure;
      if (retryAfterMs !== null && retryAfterMs > retryMs.most) return { failure: 'busy', cause, hasShown };
      if (!isFirst || retryAfterMs === null || hasShown) return { failure: kind, cause, hasShown };
      const ms = Math.max(retryAfterMs, kind === 'unusable' ? 0 : retryMs.least);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}

/** One try. @throws ModelFailure where there is no reply in words */
async function readReply(
  server: ModelServer,
  input: PromptInput,
  deadline: number,
  emit: (words: string) => void,
): Promise<Reading> {
  const reader = replyReader(input.objection.replies, emit);
  const reply = await openReply(server, promptFor(input), optionsFor(server), deadline);
  try {
    for await (const { text, finish } of chunksIn(reply.response, reply.read)) {
      if (reader.push(text)) return reader.end(true);
      if (!finish) continue;
      const isCut = ends.cut.some((one) => one === finish);
      if (!isCut && !ends.whole.some((one) => one === finish)) {
        throw new ModelFailure('unusable', 'ended for another reason');
      }
      return reader.end(isCut);
    }
    return reader.end(false);
  } catch (error) {
    // The server had begun: what it said so far is no reply, and the guided partner has one.
    throw error instanceof ModelFailure ? new ModelFailure('unusable', error.message) : error;
  } finally {
    reply.close();
  }
}
