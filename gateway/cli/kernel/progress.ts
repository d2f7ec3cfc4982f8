const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const isTerminal = process.stdout.isTTY;

/** A line for the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step and says what it did and how long it took.
 * @param name what is being done; a terminal shows it while it is
 * @param told what to add once it is done
 */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  told?: (result: T) => string,
): Promise<T> {
  const began = performance.now();
  if (isTerminal) process.stdout.write(`  ${name} …`);
  const result = await work();
  const line = `  ${name} ${told?.(result) ?? ''}`.trimEnd().padEnd(64);
  process.stdout.write(`${isTerminal ? '\r' : ''}${line}${seconds(began).padStart(7)}\n`);
  return result;
}

/** Ends the process with one clear sentence. */
export function fail(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
