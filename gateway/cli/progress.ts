const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A line for the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step and says what it did and how long it took.
 * @param name what is being done, before it is
 */
export async function step<T>(name: string, work: () => Promise<T>, told?: (result: T) => string): Promise<T> {
  const began = performance.now();
  process.stdout.write(`  ${name} …`);
  try {
    const result = await work();
    process.stdout.write(`\r  ${name} ${told?.(result) ?? ''}`.trimEnd().padEnd(60));
    process.stdout.write(`${seconds(began).padStart(7)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('\n');
    throw error;
  }
}

/** Ends the process with one clear sentence. */
export function fail(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
