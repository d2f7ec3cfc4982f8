import type { ModelServer } from '../../kernel/modelServer.ts';
import type { Patience } from './boundedFetch.ts';
import { optionsFor } from './dialect.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { failureOf } from './failureOf.ts';
import type { Heading } from './heading.ts';
import { openReply } from './openReply.ts';
import { pieceOf } from './pieceOf.ts';
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
  const silenceMs = server.timeoutMs;
  const patience = { silenceMs, deadline: Date.now() + wholeReply * silenceMs };
  let hasShown = false;
  const show = (words: string) => {
    hasShown = true;
    emit?.(words);
  };
  for (let isFirst = true; ; isFirst = false) {
    try {
      const reading = await readReply(server, input, patience, show);
      if ('words' in reading) return { ...reading.heading, words: reading.words };
      // Small models forget the form now and then.
      const mayDoBetter = reading.fault === 'no heading' || reading.fault === 'empty';
      throw new ModelFailure('unusable', reading.fault, mayDoBetter ? 0 : null);
    } catch (error) {
      const { kind, message: cause, retryAfterMs } = failureOf(error);
      if (retryAfterMs !== null && retryAfterMs > retryMs.most) return { failure: 'busy', cause, hasShown };
      if (!isFirst || retryAfterMs === null || hasShown) return { failure: kind, cause, hasShown };
      const ms = Math.max(retryAfterMs, kind === 'unusable' ? 0 : retryMs.least);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}

/** One try. @throws ModelFailure or an error of the SDK where there is no reply in words */
async function readReply(
  server: ModelServer,
  input: PromptInput,
  patience: Patience,
  emit: (words: string) => void,
): Promise<Reading> {
  const reader = replyReader(input.objection.replies, emit);
  for await (const chunk of await openReply(server, promptFor(input), optionsFor(server), patience)) {
    const { text, finish } = pieceOf(chunk);
    if (reader.push(text)) return reader.end(true);
    if (!finish) continue;
    const isCut = ends.cut.some((one) => one === finish);
    if (!isCut && !ends.whole.some((one) => one === finish)) {
      throw new ModelFailure('unusable', 'ended for another reason');
    }
    return reader.end(isCut);
  }
  return reader.end(false);
}
