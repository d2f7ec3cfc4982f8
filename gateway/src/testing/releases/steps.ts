import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * A call of the database that is not passed on yet, one that was carried out, the same of calls that write alone, and a change of the
 * bucket that was made.
 */
export type Step = 'asked' | 'answered' | 'to write' | 'written' | 'changed';

const isWrite = (body: Buffer) => /\b(insert into|update|delete from)\b/i.test(body.toString());

/**
 * Stands before the database, and is told of each change of the bucket (`steppedEntry.js`): what the gateway does is a row of steps, and
 * can be stopped after any of them.
 * @param target the database
 */
export async function startSteps(target: string) {
  let count = 0;
  let last = Number.POSITIVE_INFINITY;
  let counted: readonly Step[] = [];
  let reached = () => {};
  const held: { outgoing: ServerResponse; isDone: boolean; goOn: () => void }[] = [];

  /** Goes on after a step, unless it is the last. */
  const note = (step: Step | null, also: Step | null, outgoing: ServerResponse, goOn: () => void) => {
    const counts = [step, also].some((one) => one && counted.includes(one));
    if (counts) count += 1;
    if (!counts || count !== last) return goOn();
    held.push({ outgoing, isDone: step !== 'asked', goOn });
    reached();
  };
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url } = incoming;
    const body = await buffer(incoming);
    const writes = isWrite(body);
    note('asked', writes ? 'to write' : null, outgoing, () => {
      const onward = request(`${target}${url}`, { method, headers }, (reply) => {
        note('answered', writes ? 'written' : null, outgoing, () => {
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.on('error', () => outgoing.destroy()).pipe(outgoing);
        });
      });
      onward.on('error', () => outgoing.destroy());
      onward.end(body);
    });
  };
  const server = createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => {
    if (incoming.url === '/bucket') note('changed', null, outgoing, () => outgoing.end());
    // Whoever asked may be gone.
    else passOn(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /**
     * Begins something and waits until its n-th step, where it stands still.
     * @param steps those that count
     * @returns whether it came so far; else it has ended
     */
    async upTo(n: number, steps: readonly Step[], begin: () => Promise<unknown>): Promise<boolean> {
      const hasCome = new Promise<true>((resolve) => {
        reached = () => resolve(true);
      });
      [count, last, counted] = [0, n, steps];
      const ended = begin().then(() => false);
      // Cut short it fails.
      ended.catch(() => {});
      const isReached = await Promise.race([hasCome, ended]);
      last = Number.POSITIVE_INFINITY;
      return isReached;
    },
    /** What stands still goes on. */
    goOn() {
      for (const { goOn } of held.splice(0)) goOn();
    },
    /** What stands still never hears of what was done for it, and what was not done yet goes on. */
    goOnUnanswered() {
      for (const { isDone, outgoing, goOn } of held.splice(0)) isDone ? outgoing.destroy() : goOn();
    },
    /** What stands still is lost. */
    drop() {
      for (const { outgoing } of held.splice(0)) outgoing.destroy();
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
