import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remote } from '@apologia/contract';
import { compile, remoteConfig } from '@apologia/kit/build';
import { developmentReactConfig } from '@apologia/shell/build';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/**
 * Serves one remote from memory, replacing its modules in the open page as they change; and React's development build, which a host
 * that was shipped takes for its own then.
 */
export async function serveRemote(remote: Remote, port: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'apologia-react-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await compile(developmentReactConfig(folder));
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: { directory: folder, watch: false },
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    rspack(remoteConfig(remote, 'development')),
  );
  await server.start();
  // It listens before there is anything to serve, and a page does not wait for long.
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
}
