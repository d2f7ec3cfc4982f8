import { connect } from 'node:net';

interface Leaving {
  port: number;
  method?: 'GET' | 'POST';
  path: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: string;
  /** How much of the body is sent, 1 unless said. */
  share?: number;
  /** When to go: as soon as all is sent, once the reply begins, or after so many milliseconds. */
  when: 'sent' | 'answered' | number;
  /** Whether the connection is reset: workerd then drops the request where it stands; else it lets it end. */
  isAbrupt?: boolean;
}

/** A request whose browser goes away: its connection is cut, as by a closed tab or in a tunnel. */
export function leave(leaving: Leaving): Promise<void> {
  const {
    port,
    method = 'GET',
    path,
    cookie,
    headers = {},
    body = '',
    share = 1,
    when,
    isAbrupt = Math.random() < 0.5,
  } = leaving;
  const lines = {
    host: `localhost:${port}`,
    accept: 'text/html',
    ...(cookie && { cookie }),
    ...(method === 'POST' && {
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const go = () => (isAbrupt ? socket.resetAndDestroy() : socket.destroy());
    socket.once('close', () => resolve());
    socket.on('error', go);
    socket.once('connect', () => {
      const sent = body.slice(0, Math.floor(body.length * share));
      socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${sent}`, () => {
        if (when === 'sent') go();
        if (typeof when === 'number') setTimeout(go, when);
      });
      if (when === 'answered') socket.once('data', go);
    });
  });
}
