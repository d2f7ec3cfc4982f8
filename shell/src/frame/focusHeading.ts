const timeoutMs = 5_000;

/**
 * Brings the keyboard and the screen reader to the page's heading, which may still be on its way; to
 * the page itself when it has none. Whoever moves on by hand meanwhile is left alone. Returns how to stop.
 */
export function focusHeading(): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const focus = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    stop();
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  const focusArrived = () => focus('main h1');
  const arrivals = new MutationObserver(focusArrived);
  const timer = setTimeout(focus, timeoutMs, 'main');
  signal.addEventListener('abort', () => {
    arrivals.disconnect();
    clearTimeout(timer);
  });
  arrivals.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stop, { signal });
  addEventListener('pointerdown', stop, { signal });
  focusArrived();
  return stop;
}
