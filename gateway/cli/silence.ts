const askMs = 1_000;
const missesAllowed = 3;

/** Calls back when an address has stopped answering: its process was ended from outside. */
export function onSilence(address: string, gone: () => void): void {
  let misses = 0;
  const timer = setInterval(async () => {
    try {
      await fetch(address, { signal: AbortSignal.timeout(5 * askMs) });
      misses = 0;
    } catch {
      misses += 1;
      if (misses < missesAllowed) return;
      clearInterval(timer);
      gone();
    }
  }, askMs);
  timer.unref();
}
