import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a language model's server may answer. */
export type Behaviour = 'well' | 'slow' | 'hang' | 'cut' | 'empty' | 'long' | 401 | 429 | 500;

interface ModelRequest {
  model: string;
  stream?: boolean;
  max_completion_tokens?: number;
  reasoning_effort?: string;
  messages: { role: string; content: string }[];
}

export const modelAnswer = 'That is a fair way to put it. But tell me, why should I grant the first step?';

/** A local server with OpenAI's protocol that misbehaves as the test tells it to. */
export async function startModelServer() {
  const requests: ModelRequest[] = [];
  let behaviours: Behaviour[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as ModelRequest;
    requests.push(body);
    const behaviour = behaviours.shift() ?? 'well';
    if (typeof behaviour === 'number') return refuse(response, behaviour);
    if (behaviour === 'hang') return;
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, 500));
    const text = {
      well: modelAnswer,
      slow: modelAnswer,
      cut: modelAnswer,
      empty: '',
      long: 'Long words. '.repeat(8_500),
    }[behaviour];
    if (body.stream) return stream(response, text, behaviour === 'cut');
    if (behaviour === 'cut') return cutShort(response);
    const message = { role: 'assistant', content: text };
    json(response, 200, {
      id: 'x',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** The requests it received, in order. */
    requests,
    /** How it answers the next requests, one after another; after them it answers well. */
    behave(...next: Behaviour[]) {
      behaviours = next;
      requests.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

function refuse(response: ServerResponse, status: number): void {
  json(response, status, {
    error: { message: 'sk-secret is not to be told to anybody', type: 'x', code: null },
  });
}

function cutShort(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id":"x","choices":[{"index":0,"message":{"role":"assis');
  response.destroy();
}

function stream(response: ServerResponse, text: string, isCut: boolean): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' }, null);
  const pieces = text.match(/\S+\s*/g) ?? [];
  for (const piece of isCut ? pieces.slice(0, 4) : pieces) send({ content: piece }, null);
  if (isCut) {
    setTimeout(() => response.destroy(), 20);
    return;
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
