import { connect } from 'node:net';

const pauseMs = 100;
const longestMs = 10_000;

/** Opens a page and takes it in small pieces with pauses, as over a bad line; gives up after ten seconds. */
export function readSlowly(port: number, path: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = () => socket.destroy();
    const giveUp = setTimeout(end, longestMs);
    socket.once('close', () => {
      clearTimeout(giveUp);
      resolve();
    });
    socket.on('error', end);
    socket.on('end', end);
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), pauseMs);
    });
    socket.once('connect', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/html\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
      );
    });
  });
}
