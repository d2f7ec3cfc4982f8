import { createServer, request } from 'node:http';

/** Stands before the database and counts what passes: a round trip is one request. */
export async function startCountingProxy(target: string) {
  let count = 0;
  // On a machine that is busy a connection may be idle for long, and a thousand may come at once.
  const server = createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => {
    count += 1;
    const { method, headers, url } = incoming;
    const onward = request(`${target}${url}`, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) =>
    server.listen({ port: 0, host: '127.0.0.1', backlog: 2_048 }, resolve),
  );
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Requests since the last time of asking. */
    taken() {
      const since = count;
      count = 0;
      return since;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
