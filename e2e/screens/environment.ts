import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** Happy DOM lays nothing out: whatever is watched for is in sight. */
class EverythingInSight {
  readonly #callback: IntersectionObserverCallback;
  #isWatching = true;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    setTimeout(() => {
      const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
      if (this.#isWatching) this.#callback([entry], this as unknown as IntersectionObserver);
    });
  }

  disconnect(): void {
    this.#isWatching = false;
  }
}

/**
 * A document for the pages, beside what Node brings: `fetch`, streams and addresses stay Node's, as the gateway runs in
 * the same process.
 */
export default {
  name: 'document',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new GlobalWindow({
      url: 'http://localhost/',
      width: 1280,
      height: 900,
      console: global.console,
      // Tests open documents themselves (`page.ts`); an address is only set.
      settings: { navigation: { disableMainFrameNavigation: true }, disableErrorCapturing: true } as object,
    });
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true });
    global.IntersectionObserver = EverythingInSight;
    return {
      async teardown() {
        await window.happyDOM.abort();
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor);
      },
    };
  },
} satisfies Environment;
