import { createServer, type IncomingMessage } from 'node:http';
import type { Hono } from 'hono';

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Thrown by a handler to end the connection without a response. */
export class ConnectionDropped extends Error {}

/** Serves an app on this machine. @param port 0 for any port that is free */
export async function listen(app: Hono, port: number) {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const { method = 'GET', url = '/', headers } = incoming;
      const body = await bytesOf(incoming);
      const request = new Request(`http://${headers.host}${url}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const reply = await app.fetch(request);
      outgoing.writeHead(reply.status, Object.fromEntries(reply.headers));
      outgoing.end(Buffer.from(await reply.arrayBuffer()));
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
