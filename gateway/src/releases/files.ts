import { type App, apps } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { NotFound } from '../errors.ts';
import { isFileName, keyOf } from './address.ts';
import { contentTypeOf } from './contentType.ts';
import { liveNow } from './live.ts';

const isApp = (name: string): name is App => (apps as readonly string[]).includes(name);

/** A file opened by itself is no page of the academy: nothing in it runs, loads or counts as ours. */
const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** The service worker's page: whole in itself. */
const offlinePage = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the files of releases, old ones too: an open tab goes on with the version it began with. */
export function fileRoutes(app: Hono<GatewayEnv>): void {
  app.get('/r/:app/:version/:file{.+}', (c) => {
    const { app: name, version, file } = c.req.param();
    if (!isApp(name) || !/^[0-9a-f]{16}$/.test(version) || !isFileName(file)) throw new NotFound();
    // The one page of a release is served at the root.
    if (file.endsWith('.html')) throw new NotFound();
    c.header('content-security-policy', sandbox);
    return send(c, keyOf(name, version, file), file);
  });

  // A service worker governs the paths at and under its own, hence the root.
  for (const file of ['sw.js', 'offline.html']) {
    app.get(`/${file}`, async (c) => {
      const shell = (await liveNow(c.get('db'))).shell;
      if (!shell?.manifest.files[file]) throw new NotFound();
      if (file === 'offline.html') c.header('content-security-policy', offlinePage);
      return send(c, keyOf('shell', shell.version, file), file);
    });
  }
}

async function send(c: GatewayContext, key: string, file: string): Promise<Response> {
  const type = contentTypeOf(file);
  const object = type && (await c.get('bucket').get(key));
  if (!object) throw new NotFound();
  return c.body(object.body as ReadableStream, 200, { 'content-type': type });
}
