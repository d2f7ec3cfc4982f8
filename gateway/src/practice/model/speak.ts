import type { Dependencies } from '../../kernel/context.ts';
import { ProviderFailed } from '../../kernel/errors.ts';
import { log } from '../../kernel/log/log.ts';
import { type Part, promptFor } from './prompt.ts';

/** Characters of the longest answer, and tokens of what is asked for. */
const longest = 4_000;
const maxTokens = 700;

/** Models that think before they speak: their thoughts count as tokens, and would use up all before the first word. */
const thinking = /^(?:o\d|gpt-5(?!.*chat))/;
const tokensFor = (model: string) =>
  thinking.test(model)
    ? { max_completion_tokens: maxTokens + 2_000, reasoning_effort: 'low' as const }
    : { max_completion_tokens: maxTokens };

const failed = () => new ProviderFailed('Failed to send message. Please try again.');

/**
 * The language model's next turn.
 * @param emit called with each piece of the answer as it comes; without it the answer is asked for in one piece
 * @throws ProviderFailed when there is no whole answer within OPENAI_TIMEOUT_MS
 */
export async function speak(
  { config, loadOpenAI }: Pick<Dependencies, 'config' | 'loadOpenAI'>,
  part: Part,
  emit?: (delta: string) => void,
): Promise<string> {
  const { default: OpenAI } = await loadOpenAI();
  const client = new OpenAI({
    apiKey: config.OPENAI_API_KEY,
    baseURL: config.OPENAI_BASE_URL,
    maxRetries: 1,
    timeout: config.OPENAI_TIMEOUT_MS / 2,
  });
  const ending = AbortSignal.timeout(config.OPENAI_TIMEOUT_MS);
  const asked = {
    model: config.OPENAI_MODEL,
    messages: promptFor(part),
    ...tokensFor(config.OPENAI_MODEL),
  };
  try {
    if (!emit) {
      const { choices } = await client.chat.completions.create(asked, { signal: ending });
      return whole(choices[0]?.message.content ?? '', choices[0]?.finish_reason);
    }
    const stream = await client.chat.completions.create({ ...asked, stream: true }, { signal: ending });
    let text = '';
    for await (const { choices } of stream) {
      const [choice] = choices;
      const delta = (choice?.delta.content ?? '').slice(0, longest - text.length);
      if (delta) emit(delta);
      text += delta;
      if (text.length >= longest) return whole(text, 'length');
      if (choice?.finish_reason) return whole(text, choice.finish_reason);
    }
    throw new Error('the stream was cut');
  } catch (error) {
    // Nothing of the conversation goes into a log.
    log('error', { provider: 'model', error: causeOf(error) });
    throw failed();
  }
}

/** An answer that ends where a sentence does. @throws Error where there is none */
function whole(text: string, reason: string | null | undefined): string {
  const answer = text.trim();
  if (!answer || !reason) throw new Error('an empty answer');
  if (reason !== 'length' && answer.length <= longest) return answer;
  const cut = answer.slice(0, longest);
  return (
    cut.slice(0, Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '), 0) + 1) || cut
  );
}

function causeOf(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status ? `status ${status}` : error instanceof Error ? error.name : 'unknown';
}
