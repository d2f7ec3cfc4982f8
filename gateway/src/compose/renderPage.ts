import type { Boot } from '@apologia/contract';
import * as z from 'zod/mini';
import type { GatewayContext } from '../kernel/context.ts';
import { withTimeout } from '../kernel/http/withTimeout.ts';
import { logError } from '../kernel/log/requestLog.ts';
import {
  folderOf,
  hasServerModules,
  type Live,
  type LiveRelease,
  rendererCode,
  serverModules,
} from '../releases/public.ts';
import { type Composition, pageFiles } from './composition.ts';
import type { Frame } from './document.ts';
import { isolateName, noteFailed, noteRendered } from './renderAttempts.ts';

const rendered = z.object({
  markup: z.string().check(z.minLength(1)),
  styles: z.string(),
  rules: z.string(),
});

/** A page's markup with its frame, what it needs of its stylesheets, and rules of its own that stand in none. */
export type Rendered = z.infer<typeof rendered>;

class TookTooLong extends Error {}

/** What became of a page: `hasFailed` where it should have been rendered. */
export interface Rendering {
  rendered: Rendered | null;
  hasFailed: boolean;
}

const notTried: Rendering = { rendered: null, hasFailed: false };
const failed: Rendering = { rendered: null, hasFailed: true };

/** The releases that a page is rendered by, `null` where one of them cannot. */
function rendering(live: Live, { route }: Frame): { shell: LiveRelease; remote: LiveRelease | null } | null {
  const { shell } = live;
  const remote = route && route.app !== 'shell' ? live[route.app] : null;
  if (!shell || remote === undefined) return null;
  return [shell, remote].every((release) => !release || hasServerModules(release)) ? { shell, remote } : null;
}

/**
 * Renders a page in an isolate of its own, which knows this page's first data and nothing else. What fails or takes too long is
 * logged, and the page is left to the browser.
 */
export async function renderPage(
  c: GatewayContext,
  live: Live,
  composition: Composition,
  frame: Frame,
  data: Boot['data'],
): Promise<Rendering> {
  const { loader, config, log } = c.var;
  const releases = loader && frame.kind !== 'landing' ? rendering(live, frame) : null;
  if (!loader || !releases) return notTried;
  const { shell, remote } = releases;
  const app = frame.route?.app ?? 'shell';
  const id = [shell.version, ...(remote ? [app, remote.version] : [])].join('.');
  const name = isolateName(id, Date.now());
  if (!name) return failed;

  const startedAt = Date.now();
  const work = async () => {
    const [ofShell, ofRemote] = await Promise.all([
      serverModules(c.var.bucket, 'shell', shell),
      remote && serverModules(c.var.bucket, app, remote),
    ]);
    const isolate = loader.get(name, () => rendererCode(ofShell, ofRemote, config.RENDER_TIMEOUT_MS));
    const request = {
      href: c.req.url,
      data,
      isSidebarExpanded: !frame.isSidebarCollapsed,
      styles: [...composition.document.host.css, ...pageFiles(remote ?? shell, frame.route).css],
      folders: {
        shell: folderOf('shell', shell.version),
        ...(remote && { [app]: folderOf(app, remote.version) }),
      },
    };
    const body = JSON.stringify(request);
    const response = await isolate.getEntrypoint().fetch('http://renderer/', { method: 'POST', body });
    return rendered.parse(await response.json());
  };
  try {
    const page = await withTimeout(
      config.RENDER_TIMEOUT_MS,
      work(),
      () => new TookTooLong('rendering took too long'),
    );
    // A style element ends where its text says so.
    if (/<\/style/i.test(page.styles + page.rules)) throw new Error('styles that end their element');
    noteRendered(id);
    log.renderMs = Date.now() - startedAt;
    return { rendered: page, hasFailed: false };
  } catch (error) {
    noteFailed(id, name, error instanceof TookTooLong, Date.now());
    logError(c, new Error(`${app} was not rendered: ${String(error).slice(0, 200)}`));
    return failed;
  }
}
