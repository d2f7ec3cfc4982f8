/** How long scripts of a remote may take. */
export const entryTimeoutMs = 6_000;

/**
 * The document names the scripts of its page, which run after the host's: they are there when it has been parsed. One that hangs is
 * given up, as an entry is that is asked for. To be imported before anything that waits: the event comes once.
 */
export const parsed =
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
        setTimeout(resolve, entryTimeoutMs);
      });
