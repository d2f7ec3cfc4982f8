import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** What a variant has in the place of the gateway's own. */
export interface Replaced {
  /** Files that never change, by their addresses. */
  files?: ReadonlyMap<string, Buffer>;
  /** Whole documents, by their paths. */
  documents?: ReadonlyMap<string, string>;
  /** Another document in the place of the one that the gateway composed. */
  rewrite?: (html: string, pathname: string) => string;
}

export interface RunningProxy {
  url: string;
  close: () => Promise<void>;
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const html = 'text/html; charset=utf-8';

/** In front of a gateway: passes everything through, but for what is replaced. */
export async function startProxy(
  port: number,
  { files, documents, rewrite }: Replaced = {},
): Promise<RunningProxy> {
  const agent = new Agent({ keepAlive: true });
  const packed = new Map([...(files ?? [])].map(([url, bytes]) => [url, pack(url, bytes)]));
  const pages = new Map([...(documents ?? [])].map(([path, page]) => [path, gzipSync(page)]));

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const file = packed.get(pathname);
    if (file) return outgoing.writeHead(200, file.headers).end(file.body);
    const page = isNavigation(incoming) ? pages.get(pathname) : undefined;
    if (page) return sendPage(outgoing, page);
    const isRewritten = rewrite && isNavigation(incoming);
    const headers = {
      ...incoming.headers,
      ...(isRewritten && { 'accept-encoding': 'identity' }),
    };
    const options = { agent, host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers };
    const passed = request(options, async (reply) => {
      if (isRewritten && reply.statusCode === 200) {
        return sendPage(outgoing, gzipSync(rewrite(await text(reply), pathname)));
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };

  const server = createServer({ keepAliveTimeout: 60_000 }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document';

function sendPage(outgoing: ServerResponse, body: Buffer): void {
  const headers = { 'content-type': html, 'content-encoding': 'gzip', 'cache-control': 'no-store' };
  outgoing.writeHead(200, { ...headers, 'content-length': body.byteLength }).end(body);
}

/** A file as an edge would send it. */
function pack(url: string, bytes: Buffer) {
  const isText = !url.endsWith('.woff2');
  const body = isText ? gzipSync(bytes) : bytes;
  const headers = {
    'content-type': types[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': body.byteLength,
    ...(isText && { 'content-encoding': 'gzip' }),
  };
  return { headers, body };
}
