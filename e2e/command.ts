import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What runs a command of package.json, for `process.execPath`: pnpm itself takes a second to start. */
export function programOf(command: string): string[] {
  const [program, ...args] = scripts[command].split(' ');
  if (program !== 'node') throw new Error(`pnpm ${command} is no program of Node.`);
  return args;
}

/**
 * Runs a command as somebody types it beside an academy.
 * @param cwd where its sources are
 * @returns what it printed
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = root,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...programOf(command), ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  return stdout;
}
