import { origin } from '@apologia/gateway/testing/app';
import type { Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Network } from './network.ts';

/** What the shell renders into, of the document that is open. */
let root: Root | undefined;

vi.mock('react-dom/client', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-dom/client')>();
  const createRoot: typeof original.createRoot = (...args) => {
    root = original.createRoot(...args);
    return root;
  };
  return { ...original, createRoot };
});

/** Ends what the document runs. A tab that is left does not tell its page: what it would keep on that occasion is not kept. */
function unmount(): void {
  const kept = [sessionStorage, localStorage].map((storage) => [storage, Object.entries(storage)] as const);
  root?.unmount();
  root = undefined;
  for (const [storage, entries] of kept) {
    storage.clear();
    for (const [key, value] of entries) storage.setItem(key, value);
  }
}

/** One tab of a browser. Every document it opens is composed by the gateway and runs the shell from its first line on. */
export function openPage(network: Network) {
  const nodeFetch = fetch;
  let leave = () => {};

  /** Opens an address as if it were typed. @returns the status of the document */
  async function open(target: string): Promise<number> {
    leave();
    let address = new URL(target, origin);
    let response = await network.document(address.pathname + address.search);
    for (let next = response.headers.get('location'); next; next = response.headers.get('location')) {
      address = new URL(next, address);
      response = await network.document(address.pathname + address.search);
    }
    const composed = new DOMParser().parseFromString(await response.text(), 'text/html');
    document.body.replaceChildren(...composed.body.childNodes);
    history.pushState(null, '', address.pathname + address.search + address.hash);

    let isLeft = false;
    leave = () => {
      isLeft = true;
      unmount();
    };
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      // The gateway's own calls, of its database and of PayPal.
      if (typeof input !== 'string' || !input.startsWith('/')) return nodeFetch(input, init);
      const reply = await network.fetch(input, init);
      // What a document still waited for when it was left does not come.
      return isLeft ? new Promise(() => {}) : reply;
    });
    Object.assign(location, { assign: open, replace: open, reload: () => open(location.href) });
    vi.resetModules();
    // The landing page is a document without it.
    if (document.getElementById('root')) await import('@apologia/shell/main');
    return response.status;
  }

  return {
    open,
    reload: () => open(location.pathname + location.search + location.hash),
    close: async () => {
      await network.idle();
      leave();
      document.body.replaceChildren();
      sessionStorage.clear();
      localStorage.clear();
      vi.unstubAllGlobals();
    },
  };
}

export type Page = ReturnType<typeof openPage>;
