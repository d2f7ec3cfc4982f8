import type { PracticeTurn } from '@apologia/contract';
import { streamSSE } from 'hono/streaming';
import type { GatewayContext } from '../../kernel/context.ts';
import { envelopeOf, refusalOf } from '../../kernel/http/onError.ts';
import { inBackground } from '../../kernel/write/background.ts';
import type { Generating } from './reply.ts';

/** Whether the caller takes the reply as it comes. */
export const wantsEvents = (c: GatewayContext) =>
  (c.req.header('accept') ?? '').includes('text/event-stream');

/**
 * A reply as server-sent events: `delta`s of text as JSON strings, then `turn` with the whole of it, or `error` with the
 * envelope. It is written to its end even where nobody listens any more.
 */
export function asEvents(c: GatewayContext, generating: Generating): Response {
  return streamSSE(c, async (stream) => {
    let sent: Promise<unknown> = Promise.resolve();
    const send = (event: string, value: unknown) => {
      sent = sent.then(() => stream.writeSSE({ event, data: JSON.stringify(value) })).catch(() => {});
    };
    const writing = generating((delta) => send('delta', delta)).then(
      (turn: PracticeTurn) => send('turn', turn),
      (error) => send('error', envelopeOf(refusalOf(error, c), c)),
    );
    inBackground(c, writing);
    await writing;
    await sent;
  });
}
