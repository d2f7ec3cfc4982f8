import worker from './worker.js';

export * from './worker.js';

/**
 * What Cloudflare does in front of the Worker, on one machine: it says where a request comes from, whatever the
 * request says itself, and which encodings its sender takes; and it takes a body to its end.
 */
export default {
  ...worker,
  async fetch(incoming, env, context) {
    const headers = new Headers(incoming.headers);
    headers.set('cf-connecting-ip', '127.0.0.1');
    const cf = { clientAcceptEncoding: headers.get('accept-encoding') ?? '' };
    const request = new Request(incoming, { headers, cf });
    const response = await worker.fetch(request, env, context);
    // Refused unread, a client that is still sending would see a broken connection instead of the answer.
    if (request.body && !request.bodyUsed) await Promise.race([drained(request.body), scheduler.wait(5_000)]);
    return response;
  },
};

const drained = (body) => body.pipeTo(new WritableStream()).catch(() => {});
