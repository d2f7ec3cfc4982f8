import { readFileSync } from 'node:fs';
import { processTable } from '../../processTable.ts';

const everyMs = 5_000;
const columns = 10;

/** Resident memory of a process in MB; 0 once it is gone, or where there is no `/proc`. */
function residentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What a process is to the academy, by the command that runs it. */
const roles: [RegExp, string][] = [
  [/start\.ts/, 'start'],
  [/server\/main\.ts/, 'database'],
  [/workerd/, 'workerd'],
];

/** Notes the memory of an academy's processes every five seconds. @param pid the one that started the others */
export function sampleMemory(pid: number) {
  const samples: Map<string, number>[] = [];
  let marked = 0;
  const sample = () => {
    const family = processTable().filter((one) => one.pid === pid || one.parent === pid);
    const found = new Map<string, number>();
    for (const [pattern, role] of roles) {
      const own = family.filter(({ command }) => pattern.test(command));
      found.set(
        role,
        own.reduce((sum, one) => sum + residentOf(one.pid), 0),
      );
    }
    samples.push(found);
  };
  sample();
  const timer = setInterval(sample, everyMs);
  return {
    /** What is told begins here. */
    mark() {
      marked = samples.length - 1;
    },
    /** A line a process: its memory in MB at ten moments from the mark to now. */
    told(): string[] {
      sample();
      const from = samples.slice(marked);
      const moments = Array.from({ length: Math.min(columns, from.length) }, (_, i) =>
        Math.round((i * (from.length - 1)) / Math.max(1, Math.min(columns, from.length) - 1)),
      );
      return roles.map(([, role]) => {
        const values = moments.map((at) => (from[at]?.get(role) ?? 0).toFixed(0).padStart(6));
        return `${`memory of ${role}, MB`.padEnd(24)}${values.join('')}`;
      });
    },
    stop() {
      clearInterval(timer);
    },
  };
}
