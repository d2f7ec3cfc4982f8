import type { ModelProvider } from '../../kernel/modelServer.ts';

export interface ModelRequest {
  model: string;
  stream?: boolean;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: string;
  chat_template_kwargs?: Record<string, unknown>;
  messages: { role: string; content: string }[];
}

export interface Refusal {
  status: number;
  body: unknown;
}

/** How a server of one kind speaks OpenAI's protocol. */
export interface Dialect {
  /** What its address ends with. */
  path: string;
  key: string | null;
  /** Refuses a request that it does not understand. */
  refuse: (request: ModelRequest) => Refusal | null;
  error: (status: number, message: string) => unknown;
  /** The parts of a choice of a stream, and what the event says beside the choices. */
  first: object | null;
  delta: (text: string) => object;
  thought: (text: string) => object;
  beside: (text: string) => object;
}

const openaiError = (message: string, more: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
});

const known = ['model', 'messages', 'stream', 'max_completion_tokens', 'max_tokens', 'reasoning_effort'];

/** Many templates of local models raise an error where the turns do not alternate, or the learner's does not come first. */
function alternates({ messages }: ModelRequest): boolean {
  const turns = messages.filter(({ role }) => role !== 'system');
  return turns.every(({ role }, i) => role === (i % 2 === 0 ? 'user' : 'assistant'));
}

const accountPath = `/client/v4/accounts/${'0'.repeat(32)}/ai/v1`;

export const dialects: Record<ModelProvider, Dialect> = {
  openai: {
    path: '/v1',
    key: 'sk-secret',
    refuse(request) {
      const unknown = Object.keys(request).find((name) => !known.includes(name));
      if (unknown)
        return { status: 400, body: openaiError(`Unrecognized request argument supplied: ${unknown}`) };
      const thinks = request.model.startsWith('gpt-5');
      if (thinks && request.max_tokens !== undefined) {
        const message =
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
        return {
          status: 400,
          body: openaiError(message, { param: 'max_tokens', code: 'unsupported_parameter' }),
        };
      }
      return null;
    },
    error: (_, message) => openaiError(message, { type: 'x' }),
    first: { role: 'assistant', content: '', refusal: null },
    delta: (text) => ({ content: text }),
    thought: () => ({}),
    beside: () => ({ service_tier: 'default', obfuscation: 'x7' }),
  },
  ollama: {
    path: '/v1',
    key: null,
    refuse({ model, reasoning_effort: effort }) {
      if (effort && !['high', 'medium', 'low', 'none'].includes(effort)) {
        return { status: 400, body: openaiError(`invalid reasoning value: '${effort}'`) };
      }
      if (effort === 'none' && model === 'old') {
        return { status: 400, body: openaiError('"old" does not support thinking') };
      }
      return null;
    },
    error: (status, message) =>
      openaiError(message, { type: status === 404 ? 'not_found_error' : 'api_error' }),
    first: null,
    delta: (text) => ({ role: 'assistant', content: text }),
    thought: (text) => ({ role: 'assistant', content: '', reasoning: text }),
    beside: () => ({ system_fingerprint: 'fp_ollama' }),
  },
  llamacpp: {
    path: '/v1',
    key: null,
    refuse: (request) =>
      alternates(request)
        ? null
        : {
            status: 500,
            body: {
              error: {
                code: 500,
                message:
                  'Jinja Exception: Conversation roles must alternate user/assistant/user/assistant/...',
                type: 'server_error',
              },
            },
          },
    error: (status, message) => ({ error: { code: status, message, type: 'unavailable_error' } }),
    first: { role: 'assistant', content: null },
    delta: (text) => ({ content: text }),
    thought: (text) => ({ reasoning_content: text }),
    beside: () => ({ timings: { predicted_n: 1 } }),
  },
  'workers-ai': {
    path: accountPath,
    key: 'cf-secret',
    refuse(request) {
      const text = request.messages.every(({ content }) => typeof content === 'string');
      const unknown = ['max_completion_tokens', 'reasoning_effort', 'chat_template_kwargs'].find(
        (name) => name in request,
      );
      if (text && !unknown) return null;
      return {
        status: 400,
        body: cloudflareError(5006, `AiError: Bad input: required properties missing or unknown: ${unknown}`),
      };
    },
    error: (status, message) => cloudflareError(status === 429 ? 3036 : 7009, message),
    first: { role: 'assistant' },
    // Digits come as numbers.
    delta: (text) => ({ content: /^\d+$/.test(text) ? Number(text) : text }),
    thought: (text) => ({ reasoning_content: text }),
    beside: (text) => ({ response: text, p: 'abc' }),
  },
};

function cloudflareError(code: number, message: string) {
  return { errors: [{ code, message }], success: false, result: null, messages: [] };
}
