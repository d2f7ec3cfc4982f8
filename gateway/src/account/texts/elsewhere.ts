import type { Config } from '../../kernel/config.ts';

const models: Record<NonNullable<Config['modelServer']>['provider'], string> = {
  openai: 'a server that speaks as OpenAI’s does',
  ollama: 'a server of its own (Ollama)',
  llamacpp: 'a server of its own (llama.cpp)',
  'workers-ai': 'Cloudflare’s Workers AI',
};

/** Who else learns something of learners in this academy, as it is set up. */
export function elsewhere({ modelServer, PAYPAL_CLIENT_ID }: Config): string[] {
  return [
    'Whose computers it runs on: as it is built, Cloudflare’s network and a database such as Turso’s. They see what passes through them and may log it for some days, network addresses too, on behalf of whoever runs the academy.',
    PAYPAL_CLIENT_ID
      ? 'PayPal, if you pay: it learns the number of your account here, the plan and the amount, and whatever you tell it yourself. Its script runs on the payment page and on no other.'
      : 'No payment provider: card payment is not set up here.',
    modelServer
      ? `A language model speaks in practice here, “${modelServer.model}” at ${models[modelServer.provider]}${hostOf(modelServer)}. It gets what you write to the partner and the conversation before it, without your name and address. Do not tell it what it must not know.`
      : 'Nobody in practice: the partner of this academy is its own program, and what you write to it goes nowhere else.',
    'Nobody else. There is no advertising, no analytics service, no button of a social network, and nothing of yours is sold.',
  ];
}

const hostOf = ({ baseUrl }: NonNullable<Config['modelServer']>) => ` (${new URL(baseUrl).host})`;
