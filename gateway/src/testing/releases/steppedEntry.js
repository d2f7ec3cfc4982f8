import gateway from './entry.js';

export * from './entry.js';

const changes = new Set(['put', 'delete']);

/** A bucket that tells of each change once it is made, and goes on when it is answered. */
const stepped = (bucket, url) =>
  new Proxy(bucket, {
    get(target, name) {
      const method = target[name].bind(target);
      if (!changes.has(name)) return method;
      return async (...args) => {
        const result = await method(...args);
        await fetch(`${url}/bucket`);
        return result;
      };
    },
  });

export default {
  ...gateway,
  fetch: (request, env, context) =>
    gateway.fetch(request, { ...env, RELEASES: stepped(env.RELEASES, env.LIBSQL_URL) }, context),
};
