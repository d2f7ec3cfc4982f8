import { type Entry, processTable } from './processTable.ts';

const isPackageManager = ({ command }: Entry) => /\b(npx|npm|pnpm)\b/.test(command);
const isScriptShell = ({ command }: Entry) => /^\S*sh -c /.test(command);

/**
 * What this process was started through: npx, pnpm and the shells between them, upwards. A shell above
 * the topmost package manager is somebody's own and may end as it likes.
 */
export function launchers(): number[] {
  const table = processTable();
  const found: Entry[] = [];
  let above = table.find(({ pid }) => pid === process.ppid);
  while (above && (isPackageManager(above) || isScriptShell(above))) {
    found.push(above);
    const { parent } = above;
    above = table.find(({ pid }) => pid === parent);
  }
  return found.slice(0, found.findLastIndex(isPackageManager) + 1).map(({ pid }) => pid);
}

/** The processes that this one started and that run a program of that name. */
export const childrenRunning = (program: RegExp): Entry[] =>
  processTable().filter(({ parent, command }) => parent === process.pid && program.test(command));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export const haveEnded = (pids: number[]): boolean => !pids.some(isAlive);

/** Sends a signal to those of these processes that still run. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended already.
    }
  }
}

const watchMs = 500;

/** Calls back, once, when any of these processes is gone: a signal to one is not always handed on. */
export function whenAnyEnds(pids: number[], gone: () => void): void {
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    gone();
  }, watchMs);
  timer.unref();
}
