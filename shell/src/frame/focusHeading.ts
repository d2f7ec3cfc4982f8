const timeoutMs = 5_000;

function focus(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Brings the keyboard and the screen reader to the page's heading, which may still be on its way; to
 * the page itself when it has none. Whoever moves on by hand meanwhile is left alone. Returns how to stop.
 */
export function focusHeading(): () => void {
  const heading = () => document.querySelector<HTMLElement>('main h1');
  const here = heading();
  if (here) {
    focus(here);
    return () => undefined;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const arrivals = new MutationObserver(() => {
    const arrived = heading();
    if (!arrived) return;
    stop();
    focus(arrived);
  });
  const patience = setTimeout(() => {
    stop();
    const main = document.querySelector('main');
    if (main) focus(main);
  }, timeoutMs);
  signal.addEventListener('abort', () => {
    arrivals.disconnect();
    clearTimeout(patience);
  });
  arrivals.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stop, { signal });
  addEventListener('pointerdown', stop, { signal });
  return stop;
}
