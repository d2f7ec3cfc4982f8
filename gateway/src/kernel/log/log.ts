type Level = 'info' | 'warn' | 'error';

/** Writes one JSON object on a line of its own. Nothing that a learner typed belongs into it. */
export function log(level: Level, fields: Record<string, unknown>): void {
  // biome-ignore lint/suspicious/noConsole: in a Worker the console is the log.
  console[level](JSON.stringify({ level, ...fields }));
}
