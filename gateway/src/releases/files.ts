import { type App, apps } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { NotFound } from '../errors.ts';
import { isFileName, keyOf } from './address.ts';
import { contentTypeOf } from './contentType.ts';
import { liveNow } from './live.ts';

const isApp = (name: string): name is App => (apps as readonly string[]).includes(name);

/** Serves the files of releases, old ones too: an open tab goes on with the version it began with. */
export function fileRoutes(app: Hono<GatewayEnv>): void {
  app.get('/r/:app/:version/:file{.+}', (c) => {
    const { app: name, version, file } = c.req.param();
    if (!isApp(name) || !/^[0-9a-f]{16}$/.test(version) || !isFileName(file)) throw new NotFound();
    return send(c, keyOf(name, version, file), file);
  });

  // A service worker governs the paths at and under its own, hence the root.
  for (const file of ['sw.js', 'offline.html']) {
    app.get(`/${file}`, async (c) => {
      const shell = (await liveNow(c.var)).shell;
      if (!shell?.manifest.files[file]) throw new NotFound();
      return send(c, keyOf('shell', shell.version, file), file);
    });
  }
}

async function send(c: GatewayContext, key: string, file: string): Promise<Response> {
  const object = await c.get('bucket').get(key);
  if (!object) throw new NotFound();
  return c.body(object.body as ReadableStream, 200, { 'content-type': contentTypeOf(file) });
}
