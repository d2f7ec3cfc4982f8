import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server and can stop passing anything on, as a server does whose process was stopped. */
export async function startStallingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isStalled = false;
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
    to.pipe(from);
    if (isStalled) hold(from, to);
  });
  const hold = (...held: Socket[]) => {
    for (const socket of held) socket.unpipe().pause();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
