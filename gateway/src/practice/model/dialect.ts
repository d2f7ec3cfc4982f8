import type { ModelServer } from '../../kernel/modelServer.ts';

/** What a request says beside the model and the messages. Servers refuse or ignore what they do not know. */
export type Options = Record<string, unknown>;

/** Bounds of a reply in tokens: of its words, and of the thoughts before them. */
const tokens = { words: 700, thoughts: 2_000 } as const;

/** Families of models that think before they speak; their thoughts count as tokens. */
const thinking = ['gpt-5', 'gpt-oss', 'deepseek-r1', 'qwq', 'qwen3', 'magistral', 'thinking', 'reasoning'];
const thinks = (model: string) =>
  !model.includes('chat') && (/^o\d/.test(model) || thinking.some((family) => model.includes(family)));

/** The options that a server understands, by whose dialect it speaks. */
export function optionsFor({ provider, model }: ModelServer): Options {
  const most = tokens.words + (thinks(model) ? tokens.thoughts : 0);
  switch (provider) {
    case 'openai':
      return { max_completion_tokens: most, ...(thinks(model) && { reasoning_effort: 'low' }) };
    case 'ollama':
      // Its context has 4,096 tokens unless told otherwise, the thoughts included.
      return { max_tokens: most, reasoning_effort: 'none' };
    case 'llamacpp':
      return { max_tokens: most, chat_template_kwargs: { enable_thinking: false } };
    case 'workers-ai':
      // Without it a reply ends after 256.
      return { max_tokens: most };
  }
}

/** Other words by which a server refuses an option. */
const alsoCalled: Record<string, readonly string[]> = {
  reasoning_effort: ['reasoning', 'think'],
  chat_template_kwargs: ['enable_thinking'],
};

/** The two names of one option. */
const tokenNames = ['max_completion_tokens', 'max_tokens'] as const;

/**
 * The options without the one that a server has refused; a bound of tokens goes under its other name once.
 * @param refusal the body of the refusal
 * @param refused names of options that were refused before; the one refused now is added
 * @returns `null` where the refusal names none of them
 */
export function optionsAfter(options: Options, refusal: string, refused: Set<string>): Options | null {
  const text = refusal.toLowerCase();
  const names = Object.keys(options).sort((a, b) => b.length - a.length);
  const first = firstNamed(text, names);
  if (!first) return null;
  refused.add(first);
  const { [first]: value, ...rest } = options;
  const other = tokenNames.find((name) => name !== first);
  const isBound = tokenNames.some((name) => name === first);
  return isBound && other && !refused.has(other) ? { ...rest, [other]: value } : rest;
}

/** The option that a text names first: “max_tokens is not supported, use max_completion_tokens instead” is about the first of the two. */
function firstNamed(text: string, names: readonly string[]): string | undefined {
  const places = names.flatMap((name) => {
    const at = [name, ...(alsoCalled[name] ?? [])].map((word) => text.indexOf(word)).filter((n) => n >= 0);
    return at.length > 0 ? [{ name, at: Math.min(...at) }] : [];
  });
  return places.sort((a, b) => a.at - b.at)[0]?.name;
}
