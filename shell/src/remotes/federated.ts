import { boot, type RemoteRoutes } from '@apologia/kit';
import { createPolicy } from '@apologia/kit/trusted';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { nextTask } from './nextTask.ts';
import { entryTimeoutMs, parsed } from './parsed.ts';

/** By the whole address: so the federation runtime asks for entries. */
const integrityOf = new Map(
  Object.values(boot.remotes).map(({ entry, integrity }) => [new URL(entry, location.href).href, integrity]),
);

const policy = createPolicy('apologia-remotes', {
  createScriptURL(url) {
    if (!integrityOf.has(url)) throw new TypeError(`${url} is no remote of this composition`);
    return url;
  },
});

registerPlugins([
  {
    name: 'integrity',
    // The browser refuses an entry that is not the one the gateway checked.
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(url);
      script.crossOrigin = 'anonymous';
      const integrity = integrityOf.get(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: entryTimeoutMs };
    },
  },
]);

registerRemotes(
  Object.entries(boot.remotes).map(([name, { entry, globalName }]) => ({
    name,
    entry,
    entryGlobalName: globalName,
  })),
);

/** The first page is evaluated in a task of its own. Later ones are not held up: a reader who follows a link would see a skeleton first. */
const begun = parsed.then(nextTask);

/** Brings what a remote exposes, from the release that this document was composed with. */
export async function loadFederated(app: string): Promise<RemoteRoutes | null> {
  await begun;
  return loadRemote(`${app}/routes`);
}
