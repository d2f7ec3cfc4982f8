import type { ServerModules } from './serverModules.ts';

/** What remotes import in place of what the shell shares (`shell/kit/build/server.ts`). */
const shared = ['react', 'jsxRuntime', 'reactDom', 'kit'];

const main = (hasRemote: boolean) => `
import { render } from './shell/server.mjs';
import { sheets as ofShell } from './shell/styles.mjs';
${hasRemote ? "import * as remote from './remote/server.mjs'; import { sheets as ofRemote } from './remote/styles.mjs';" : 'const remote = null, ofRemote = {};'}
const sheets = { ...ofShell, ...ofRemote };
export default {
  async fetch(request) {
    if (request.method === 'GET') return Response.json(Object.keys(remote?.pages ?? {}));
    return Response.json(await render(await request.json(), async () => remote, sheets));
  },
};`;

const inFolder = (folder: string, modules: ServerModules) =>
  Object.entries(modules).map(([file, text]) => [`${folder}/${file}`, text] as const);

/**
 * A Worker that tells which pages a remote brings (GET), and renders the pages of one remote within one shell, or the shell's own. It reaches nothing: no network, no
 * binding, no other composition.
 * @param cpuMs of computing that a page may take; where the runtime sets bounds it is ended there
 */
export function rendererCode(
  shell: ServerModules,
  remote: ServerModules | null,
  cpuMs: number,
): WorkerLoaderWorkerCode {
  return {
    compatibilityDate: '2026-11-01',
    mainModule: 'main.mjs',
    modules: Object.fromEntries(
      [
        ['main.mjs', main(remote !== null)] as const,
        ...shared.map(
          (name) => [`shared/${name}.mjs`, `export { ${name} } from '../shell/server.mjs';`] as const,
        ),
        ...inFolder('shell', shell),
        ...(remote ? inFolder('remote', remote) : []),
      ].map(([name, js]) => [name, { js }]),
    ),
    globalOutbound: null,
    limits: { cpuMs, subRequests: 0 },
  };
}
