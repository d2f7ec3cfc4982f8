/** Whose dialect of OpenAI's protocol a language model's server speaks. */
export const modelProviders = ['openai', 'ollama', 'llamacpp', 'workers-ai'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The server of the language model that speaks in practice. */
export interface ModelServer {
  provider: ModelProvider;
  /** As that server names it. */
  model: string;
  /** Up to and with `/v1`, without a slash at its end. */
  baseUrl: string;
  /** Empty where the server wants none. */
  apiKey: string;
  /** How long the server may be silent, in milliseconds. */
  timeoutMs: number;
}

/** The settings that name a model, its server and its key. */
export interface ModelSettings {
  PRACTICE_MODEL: string;
  PRACTICE_MODEL_URL?: string | undefined;
  PRACTICE_MODEL_TIMEOUT_MS?: number | undefined;
  OPENAI_API_KEY: string;
  OPENAI_BASE_URL: string;
  OPENAI_MODEL: string;
  OLLAMA_API_KEY: string;
  LLAMA_API_KEY: string;
  CLOUDFLARE_ACCOUNT_ID: string;
  CLOUDFLARE_API_TOKEN: string;
}

/** A model on a machine of one's own is loaded from disk by the first request. */
const silenceMs = { remote: 20_000, local: 60_000 } as const;

interface Provider {
  url: (settings: ModelSettings) => string;
  key: 'OPENAI_API_KEY' | 'OLLAMA_API_KEY' | 'LLAMA_API_KEY' | 'CLOUDFLARE_API_TOKEN';
  needs: readonly (keyof ModelSettings)[];
  timeoutMs: number;
}

const providers: Record<ModelProvider, Provider> = {
  openai: {
    url: ({ OPENAI_BASE_URL }) => OPENAI_BASE_URL,
    key: 'OPENAI_API_KEY',
    needs: ['OPENAI_API_KEY'],
    timeoutMs: silenceMs.remote,
  },
  ollama: {
    url: () => 'http://127.0.0.1:11434/v1',
    key: 'OLLAMA_API_KEY',
    needs: [],
    timeoutMs: silenceMs.local,
  },
  llamacpp: {
    url: () => 'http://127.0.0.1:8080/v1',
    key: 'LLAMA_API_KEY',
    needs: [],
    timeoutMs: silenceMs.local,
  },
  'workers-ai': {
    url: ({ CLOUDFLARE_ACCOUNT_ID }) =>
      `https://api.cloudflare.com/client/v4/accounts/${CLOUDFLARE_ACCOUNT_ID}/ai/v1`,
    key: 'CLOUDFLARE_API_TOKEN',
    needs: ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN'],
    timeoutMs: silenceMs.remote,
  },
};

/**
 * The model that `PRACTICE_MODEL` names, as `ollama:llama3.2`; else OpenAI's, where its key is there.
 * @returns `null` where the guided partner speaks alone
 * @throws Error saying what is wrong, without a full stop
 */
export function modelServerOf(settings: ModelSettings): ModelServer | null {
  const { PRACTICE_MODEL, PRACTICE_MODEL_URL, OPENAI_API_KEY, OPENAI_MODEL } = settings;
  if (!PRACTICE_MODEL && PRACTICE_MODEL_URL) throw new Error('PRACTICE_MODEL_URL needs PRACTICE_MODEL too');
  if (!PRACTICE_MODEL && !OPENAI_API_KEY) return null;
  const { provider, model } = PRACTICE_MODEL
    ? parseName(PRACTICE_MODEL)
    : { provider: 'openai' as const, model: OPENAI_MODEL };
  const { url, key, needs, timeoutMs } = providers[provider];
  const missing = needs.filter((name) => !settings[name]);
  // Whoever has such a variable for something else is not asked about it.
  if (provider === 'workers-ai' && !/^([0-9a-f]{32})?$/.test(settings.CLOUDFLARE_ACCOUNT_ID)) {
    throw new Error('CLOUDFLARE_ACCOUNT_ID must have 32 hexadecimal digits');
  }
  if (missing.length > 0) throw new Error(`PRACTICE_MODEL=${PRACTICE_MODEL} needs ${missing.join(' and ')}`);
  return {
    provider,
    model,
    baseUrl: (PRACTICE_MODEL_URL ?? url(settings)).replace(/\/$/, ''),
    apiKey: settings[key],
    timeoutMs: settings.PRACTICE_MODEL_TIMEOUT_MS ?? timeoutMs,
  };
}

function parseName(name: string): Pick<ModelServer, 'provider' | 'model'> {
  const colon = name.indexOf(':');
  const provider = modelProviders.find((one) => one === name.slice(0, Math.max(colon, 0)));
  const model = name.slice(colon + 1);
  if (!provider || !/^\S+$/.test(model)) {
    throw new Error(
      `PRACTICE_MODEL must be a provider (${modelProviders.join(', ')}) and a model, as ollama:llama3.2`,
    );
  }
  if (provider === 'workers-ai' && !/^@(cf|hf)\//.test(model)) {
    throw new Error(
      'PRACTICE_MODEL of workers-ai must name a model as workers-ai:@cf/meta/llama-3.1-8b-instruct',
    );
  }
  return { provider, model };
}
