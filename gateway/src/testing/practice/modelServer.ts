import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelProvider } from '../../kernel/modelServer.ts';
import { type Dialect, dialects, type ModelRequest, type Refusal } from './modelDialects.ts';

/** A reply that a test writes itself. */
interface Written {
  /** What the model says, piece by piece. */
  pieces: string[];
  /** What it thinks before, where the server tells it apart. */
  thoughts?: string[];
  /** `null` where the stream says only that it is done. */
  finish?: string | null;
  /** A part of a choice that is no text. */
  part?: object;
  /** Milliseconds between the pieces. */
  pauseMs?: number;
  /** What becomes of the connection after the pieces. */
  ending?: 'end' | 'close' | 'unterminated' | 'cut' | 'silence' | 'error' | 'garbled';
  inOnePiece?: true;
}

/** How a language model's server may answer. */
export type Behaviour =
  | 'well'
  | 'slow'
  | 'hang'
  | 'cut'
  | 'empty'
  | 'long'
  | number
  | (Refusal & { headers?: Record<string, string>; isNeverWhole?: true })
  | Written;

export const modelAnswer = 'That is a fair way to put it. But tell me, why should I grant the first step?';
export const heading = 'act=argument kind=none\n';
const told = `${heading}${modelAnswer}`;

export const pieces = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** A local server with OpenAI's protocol, in one of its dialects, that misbehaves as the test tells it to. */
export async function startModelServer(provider: ModelProvider = 'openai') {
  const dialect = dialects[provider];
  const requests: ModelRequest[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let behaviours: Behaviour[] = [];
  let abandoned = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      abandoned += response.writableFinished ? 0 : 1;
    });
    const body = JSON.parse(await textOf(request)) as ModelRequest;
    requests.push(body);
    headers.push(request.headers);
    if (request.url !== `${dialect.path}/chat/completions`) {
      return json(response, 404, dialect.error(404, 'no such page'));
    }
    if (dialect.key && request.headers.authorization !== `Bearer ${dialect.key}`) {
      return json(response, 401, dialect.error(401, 'Incorrect API key provided'));
    }
    const refusal = dialect.refuse(body);
    if (refusal) return json(response, refusal.status, refusal.body);
    const behaviour = behaviours.shift() ?? 'well';
    if (typeof behaviour === 'number') {
      return json(response, behaviour, dialect.error(behaviour, 'sk-secret is not to be told to anybody'));
    }
    if (behaviour === 'hang') return;
    if (typeof behaviour === 'object' && 'status' in behaviour) {
      if (behaviour.isNeverWhole) return begin(response, behaviour);
      return json(response, behaviour.status, behaviour.body, behaviour.headers);
    }
    await write(response, dialect, typeof behaviour === 'string' ? written(behaviour) : behaviour);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${dialect.path}`,
    /** The requests it received, in order. */
    requests,
    /** Their headers. */
    headers,
    /** How many of its replies were not heard to the end. */
    abandoned: () => abandoned,
    /** How it answers the next requests, one after another; after them it answers well. */
    behave(...next: Behaviour[]) {
      behaviours = next;
      requests.length = 0;
      headers.length = 0;
      abandoned = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function written(behaviour: 'well' | 'slow' | 'cut' | 'empty' | 'long'): Written {
  switch (behaviour) {
    case 'well':
      return { pieces: pieces(told) };
    case 'slow':
      return { pieces: pieces(told), pauseMs: 30 };
    case 'cut':
      return { pieces: pieces(told).slice(0, 6), ending: 'cut' };
    case 'empty':
      return { pieces: [] };
    case 'long':
      return { pieces: [heading, ...pieces('Long words. '.repeat(8_500))] };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function json(response: ServerResponse, status: number, value: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}

/** The status and the headers, and half of the body. */
function begin(response: ServerResponse, { status, body }: Refusal): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.write(text.slice(0, text.length / 2));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function write(response: ServerResponse, dialect: Dialect, reply: Written): Promise<void> {
  const { thoughts = [], finish = 'stop', part, pauseMs = 0, ending = 'end' } = reply;
  if (reply.inOnePiece) {
    const message = { role: 'assistant', content: reply.pieces.join('') };
    const choices = [{ index: 0, message, finish_reason: finish }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'chat.completion', choices }, null, 2));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const event = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  const send = (delta: object, reason: string | null, text = '') =>
    event({
      id: 'x',
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: reason }],
      ...dialect.beside(text),
    });
  // As some servers do to keep the connection open.
  response.write(': ping\n\n');
  if (dialect.first) send(dialect.first, null);
  for (const thought of thoughts) {
    if (pauseMs) await pause(pauseMs);
    send(dialect.thought(thought), null);
  }
  for (const piece of reply.pieces) {
    if (pauseMs) await pause(pauseMs);
    send(dialect.delta(piece), null, piece);
  }
  if (part) send(part, null);
  if (ending === 'silence') return;
  if (ending === 'close') {
    response.end();
    return;
  }
  if (ending === 'error') {
    event(dialect.error(500, 'sk-secret broke'));
    response.end();
    return;
  }
  if (ending === 'garbled') {
    response.end('data: {"id": \n\n');
    return;
  }
  if (ending === 'cut') {
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if (finish !== null) send({ content: '' }, finish);
  event({ id: 'x', choices: [], usage: { total_tokens: 3 } });
  response.end(ending === 'unterminated' ? 'data: [DONE]' : 'data: [DONE]\n\n');
}
