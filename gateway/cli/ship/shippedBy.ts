import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who ships, for the history: who started the workflow, else who commits here, else who is logged in. */
export function shippedBy(): string {
  const { GITHUB_ACTOR: actor } = process.env;
  if (actor) return actor;
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (name.trim()) return name.trim();
  } catch {
    // No git here, or no name in it.
  }
  return userInfo().username;
}
