import worker from './worker.js';

export * from './worker.js';

/**
 * What Cloudflare does in front of the Worker, on one machine: it says where a request comes from, whatever the
 * request says itself, and which encodings its sender takes.
 */
export default {
  ...worker,
  fetch(request, env, context) {
    const headers = new Headers(request.headers);
    headers.set('cf-connecting-ip', '127.0.0.1');
    const cf = { clientAcceptEncoding: headers.get('accept-encoding') ?? '' };
    return worker.fetch(new Request(request, { headers, cf }), env, context);
  },
};
