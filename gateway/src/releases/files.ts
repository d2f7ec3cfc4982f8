import { type App, apps } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../kernel/context.ts';
import { NotFound, Refusal } from '../kernel/errors.ts';
import { noPage, stillPage } from '../kernel/http/contentSecurityPolicy.ts';
import { withTimeout } from '../kernel/http/withTimeout.ts';
import { isFileName, keyOf } from './address.ts';
import { contentTypeOf } from './contentType.ts';
import { leavingWorker } from './leavingWorker.ts';
import { liveNow } from './live.ts';

const isApp = (name: string): name is App => (apps as readonly string[]).includes(name);

/** Files of the shell that are looked for at the root: a service worker governs the paths at and under its own. */
const atRoot = {
  'sw.js': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'offline.html': stillPage,
  'favicon.ico': noPage,
  'apple-touch-icon.png': noPage,
  'icon-192.png': noPage,
  'icon-512.png': noPage,
  'icon-maskable.png': noPage,
  'manifest.webmanifest': noPage,
};

/** Serves the files of releases, old ones too: an open tab goes on with the version it began with. */
export function fileRoutes(app: Hono<GatewayEnv>): void {
  app.get('/r/:app/:version/:file{.+}', (c) => {
    const { app: name, version, file } = c.req.param();
    if (!isApp(name) || !/^[0-9a-f]{16}$/.test(version) || !isFileName(file)) throw new NotFound();
    // The one page of a release is served at the root.
    if (file.endsWith('.html')) throw new NotFound();
    return send(c, keyOf(name, version, file), file);
  });

  for (const [file, policy] of Object.entries(atRoot)) {
    app.get(`/${file}`, async (c) => {
      const shell = (await liveNow(c.var)).shell;
      if (!shell?.manifest.files[file]) throw new NotFound();
      c.header('content-security-policy', policy);
      if (file === 'sw.js' && !c.var.config.OFFLINE)
        return c.body(leavingWorker, 200, { 'content-type': 'text/javascript' });
      return send(c, keyOf('shell', shell.version, file), file);
    });
  }
}

/** How long the bucket may take to begin with a file. */
const bucketTimeoutMs = 5_000;
const unanswered = () =>
  new Refusal(503, 'releases_unreachable', 'The files of the academy cannot be reached right now.', {
    retryAfterSeconds: 2,
  });

async function send(c: GatewayContext, key: string, file: string): Promise<Response> {
  const type = contentTypeOf(file);
  const object = type && (await withTimeout(bucketTimeoutMs, c.get('bucket').get(key), unanswered));
  if (!object) throw new NotFound();
  return c.body(object.body as ReadableStream, 200, { 'content-type': type });
}
