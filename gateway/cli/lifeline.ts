import { execFileSync } from 'node:child_process';

const watchMs = 500;

/**
 * Calls back when any process that this one was started through (npx, pnpm, a shell they opened) is gone:
 * a signal to one of them is not always handed on.
 */
export function onParentsGone(gone: () => void): void {
  const parents = launchers();
  const timer = setInterval(() => {
    if (parents.every(isAlive)) return;
    clearInterval(timer);
    gone();
  }, watchMs);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Process ids upwards from this one, as long as they belong to the package manager. */
function launchers(): number[] {
  const found: number[] = [];
  try {
    for (let pid = process.ppid; pid > 1; ) {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
      const [, parent, command = ''] = line.trim().match(/^(\d+)\s+(.*)$/) ?? [];
      if (!parent || !/\b(npx|npm|pnpm)\b/.test(command)) break;
      found.push(pid);
      pid = Number(parent);
    }
  } catch {
    // No `ps` here: signals alone have to do.
  }
  return found;
}
