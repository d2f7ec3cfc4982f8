import { type PracticeTurn, pathOf, type practice } from '@apologia/contract';
import { ApiError, fetchOk } from '@apologia/kit';
import { EventSourceParserStream } from 'eventsource-parser/stream';

type Answerable = typeof practice.message | typeof practice.answer;

interface Request {
  params?: { id: string };
  body: object;
}

/**
 * Asks for a reply in a conversation and reads it as it comes.
 * @param onPart is called with all that has come of the reply so far
 * @throws ApiError when the gateway refuses, or when the partner fails while answering
 * @throws TypeError when the network fails
 */
export async function streamReply(
  endpoint: Answerable,
  { params, body }: Request,
  onPart: (reply: string) => void,
): Promise<PracticeTurn> {
  const response = await fetchOk(pathOf(endpoint, params), {
    method: endpoint.method,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  let reply = '';
  const events = eventsIn(response).getReader();
  try {
    for (let next = await events.read(); !next.done; next = await events.read()) {
      const { event, data } = next.value;
      if (event === 'turn') return endpoint.response.parse(JSON.parse(data));
      if (event === 'error') throw new ApiError(502, '', data);
      if (event !== 'delta') continue;
      reply += JSON.parse(data);
      onPart(reply);
    }
  } finally {
    readToEnd(events).catch(() => undefined);
  }
  throw new TypeError('The reply broke off.');
}

/** A stream that is left before its end is a request that the browser aborts. */
async function readToEnd(stream: ReadableStreamDefaultReader<unknown>): Promise<void> {
  while (!(await stream.read()).done);
}

function eventsIn({ body }: Response) {
  if (!body) throw new TypeError('There is no reply.');
  return body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
}
