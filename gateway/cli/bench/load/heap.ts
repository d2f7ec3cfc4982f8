/** The heap of the gateway's isolate, asked of workerd's inspector. @param port of the inspector */
export function isolateHeap(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core:user:apologia`);
  const waiting = new Map<number, (megabytes: number) => void>();
  let id = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id: answered, result } = JSON.parse(String(data));
    waiting.get(answered)?.((result?.usedSize ?? 0) / 1024 ** 2);
    waiting.delete(answered);
  });
  return {
    /** What is in use at this moment, garbage included, in MB. */
    used: () =>
      new Promise<number>((resolve) => {
        if (socket.readyState !== WebSocket.OPEN) return resolve(0);
        id += 1;
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
      }),
    close: () => socket.close(),
  };
}
