import type { Dependencies } from '../../kernel/context.ts';
import { ProviderFailed } from '../../kernel/errors.ts';
import { log } from '../../kernel/log/log.ts';
import { type PromptInput, promptFor } from './prompt.ts';

/** Bounds of a reply, in characters and in tokens. */
const maxCharacters = 4_000;
const maxTokens = 700;

/** Reasoning models: their thoughts count as tokens, and would use up all of them before the first word. */
const reasoningModels = /^(?:o\d|gpt-5(?!.*chat))/;
const tokensFor = (model: string) =>
  reasoningModels.test(model)
    ? { max_completion_tokens: maxTokens + 2_000, reasoning_effort: 'low' as const }
    : { max_completion_tokens: maxTokens };

/**
 * The language model's reply.
 * @param emit called with each piece of the reply as it arrives; without it the reply is requested in one piece
 * @throws ProviderFailed when there is no whole reply within OPENAI_TIMEOUT_MS
 */
export async function generateReply(
  { config, loadOpenAI }: Pick<Dependencies, 'config' | 'loadOpenAI'>,
  input: PromptInput,
  emit?: (delta: string) => void,
): Promise<string> {
  const { default: OpenAI } = await loadOpenAI();
  const client = new OpenAI({
    apiKey: config.OPENAI_API_KEY,
    baseURL: config.OPENAI_BASE_URL,
    maxRetries: 1,
    timeout: config.OPENAI_TIMEOUT_MS / 2,
  });
  const signal = AbortSignal.timeout(config.OPENAI_TIMEOUT_MS);
  const request = {
    model: config.OPENAI_MODEL,
    messages: promptFor(input),
    ...tokensFor(config.OPENAI_MODEL),
  };
  try {
    if (!emit) {
      const { choices } = await client.chat.completions.create(request, { signal });
      return wholeSentences(choices[0]?.message.content ?? '', choices[0]?.finish_reason);
    }
    const stream = await client.chat.completions.create({ ...request, stream: true }, { signal });
    let text = '';
    for await (const { choices } of stream) {
      const [choice] = choices;
      const delta = (choice?.delta.content ?? '').slice(0, maxCharacters - text.length);
      if (delta) emit(delta);
      text += delta;
      if (text.length >= maxCharacters) return wholeSentences(text, 'length');
      if (choice?.finish_reason) return wholeSentences(text, choice.finish_reason);
    }
    throw new Error('the stream was cut');
  } catch (error) {
    // The conversation is not logged.
    log('error', { provider: 'model', error: causeOf(error) });
    throw new ProviderFailed('Failed to send message. Please try again.');
  }
}

/** A reply without its last sentence where that was cut short. @throws Error where the reply is empty */
function wholeSentences(text: string, reason: string | null | undefined): string {
  const reply = text.trim();
  if (!reply || !reason) throw new Error('an empty answer');
  if (reason !== 'length' && reply.length <= maxCharacters) return reply;
  const cut = reply.slice(0, maxCharacters);
  return (
    cut.slice(0, Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '), 0) + 1) || cut
  );
}

function causeOf(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status ? `status ${status}` : error instanceof Error ? error.name : 'unknown';
}
