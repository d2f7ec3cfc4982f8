import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type App, pathOf, type Reply, releases } from '@apologia/contract';
import { distOf } from './builds.ts';
import { type ReleaseTarget, send } from './releaseClient.ts';

/**
 * Uploads an app's build through the gateway, which checks it and puts it in force.
 * @param canary for how many visitors of a hundred; for all without
 * @throws Error with the gateway's reason when it refuses
 */
export async function shipApp(
  { url, token }: ReleaseTarget,
  app: App,
  canary?: string,
): Promise<Reply<typeof releases.ship>> {
  const dist = distOf(app);
  const form = new FormData();
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    form.append(
      path.relative(dist, file).replaceAll(path.sep, '/'),
      new Blob([await readFile(file)]),
      entry.name,
    );
  }
  return releases.ship.response.parse(
    await send(`${url}${pathOf(releases.ship, { app }, canary && { canary })}`, token, 'POST', form),
  );
}
