import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * Stands before a server and can stop passing anything on, as a server does whose process was stopped, or pass it on later, as one that
 * is far away.
 */
export async function startStallingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isStalled = false;
  let delayMs = 0;
  const delay = () =>
    new Transform({
      transform(chunk, _, done) {
        setTimeout(done, delayMs, null, chunk);
      },
    });
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to);
    to.pipe(delay()).pipe(from);
    if (isStalled) hold(from, to);
  });
  const hold = (...held: Socket[]) => {
    for (const socket of held) socket.unpipe().pause();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the server answers comes so much later, in milliseconds. */
    delayBy(ms: number) {
      delayMs = ms;
    },
    stall() {
      isStalled = true;
      hold(...sockets);
    },
    /** What was held is lost, as after a restart. */
    goOn() {
      isStalled = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
