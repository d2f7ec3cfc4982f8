import { type Remote, remotes } from '@apologia/contract';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../kernel/config.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { BadInput, Refusal } from '../kernel/errors.ts';
import { type Composition, shellAssets } from './composition.ts';
import { blockingScript, developmentScript, stylesheet } from './html.ts';

/** What an address has run from elsewhere: `?app.courses=http://localhost:3101`. */
export interface Override {
  remotes: Config['DEV_REMOTE'];
  /** Whether a tab of this browser may have one that this address does not name: the document asks its tab. */
  isInQuestion: boolean;
}

const none: Override = { remotes: {}, isInQuestion: false };
const prefix = 'app.';
/** Says that some tab of this browser has an override; which and what, the tab alone knows. */
const cookie = 'overrides';

/** @throws Refusal for what may not run here */
export function overrideOf(c: GatewayContext): Override {
  const { ENVIRONMENT, OVERRIDE_HOSTS } = c.get('config');
  const named = [...new URL(c.req.url).searchParams].filter(([name]) => name.startsWith(prefix));
  if (ENVIRONMENT === 'production') {
    if (named.length === 0) return none;
    throw new Refusal(
      403,
      'override_refused',
      'This academy runs what its teams have shipped, and nothing else.',
    );
  }
  try {
    const found = named.map(([name, server]) => [remoteOf(name), originOf(server, OVERRIDE_HOSTS)] as const);
    if (new Set(found.map(([remote]) => remote)).size < found.length) {
      throw new BadInput('The address names one app twice.');
    }
    return {
      remotes: Object.fromEntries(found),
      isInQuestion: found.length === 0 && getCookie(c, cookie) !== undefined,
    };
  } catch (error) {
    // The tab that was sent here would be sent here again.
    deleteCookie(c, cookie, { path: '/' });
    throw error;
  }
}

function remoteOf(name: string): Remote {
  const app = name.slice(prefix.length);
  const remote = remotes.find((one) => one === app);
  if (!remote) {
    throw new BadInput(
      `There is no app ${app.slice(0, 40)} to run from elsewhere; there are ${remotes.join(', ')}.`,
    );
  }
  return remote;
}

/** The origin of a development server. What it says becomes part of the document's policy, so it is an origin and nothing more. */
function originOf(server: string, hosts: readonly string[]): string {
  const url = URL.canParse(server) ? new URL(server) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new BadInput('A development server is named as http://localhost:3101.');
  if (!['localhost', '127.0.0.1', ...hosts].includes(url.hostname)) {
    throw new BadInput(`Nothing runs from ${url.hostname.slice(0, 80)} here; it may from localhost.`);
  }
  return url.origin;
}

const isNamed = ({ remotes }: Override) => Object.keys(remotes).length > 0;

/** What the head of a document says for it. */
export function overrideHead(composition: Composition, override: Override): string {
  const files = composition.document.override;
  if (!files || !(isNamed(override) || override.isInQuestion)) return '';
  const servers = [...new Set(Object.values(override.remotes))];
  return [
    ...shellAssets(composition, isNamed(override) ? files.css : []).map(stylesheet),
    ...shellAssets(composition, files.js).map(blockingScript),
    ...servers.map((server) => developmentScript(`${server}/react.js`)),
  ].join('\n');
}

/** Has this browser's next documents ask their tab. */
export function keepInTab(c: GatewayContext, override: Override): void {
  if (!isNamed(override)) return;
  const secure = c.req.url.startsWith('https:');
  setCookie(c, cookie, '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure });
}

/** An address that this one leads to, for the same tab. */
export function withOverride(address: string | null, { remotes }: Override): string | null {
  if (!address) return null;
  const url = new URL(address, 'http://localhost');
  for (const [remote, server] of Object.entries(remotes)) url.searchParams.set(prefix + remote, server);
  return Object.keys(remotes).length ? url.pathname + url.search + url.hash : address;
}
