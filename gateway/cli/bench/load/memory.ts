import { readFileSync } from 'node:fs';
import { type Entry, processTable } from '../../kernel/processTable.ts';
import { isolateHeap } from './heap.ts';

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
  [/server\/read/, 'its readers'],
  [/workerd/, 'workerd'],
];

/** A process and all that were started by it or by those. */
function familyOf(pid: number, table: Entry[]): Entry[] {
  const children = table.filter(({ parent }) => parent === pid);
  return [
    ...table.filter((one) => one.pid === pid),
    ...children.flatMap((child) => familyOf(child.pid, table)),
  ];
}

const isolate = 'the isolate’s heap';

/**
 * Notes the memory of an academy's processes every five seconds.
 * @param pid the one that started the others
 * @param inspectorPort where workerd tells of its isolate
 */
export function sampleMemory(pid: number, inspectorPort: number) {
  const heap = isolateHeap(inspectorPort);
  const samples: Map<string, number>[] = [];
  let marked = 0;
  const sample = async () => {
    const family = familyOf(pid, processTable());
    const found = new Map<string, number>();
    for (const [pattern, role] of roles) {
      const own = family.filter(({ command }) => pattern.test(command));
      found.set(
        role,
        own.reduce((sum, one) => sum + residentOf(one.pid), 0),
      );
    }
    found.set(isolate, await heap.used());
    samples.push(found);
  };
  void sample();
  const timer = setInterval(sample, everyMs);
  return {
    /** What is told begins here. */
    mark() {
      marked = samples.length - 1;
    },
    /** A line a process: its memory in MB at ten moments from the mark to now. */
    async told(): Promise<string[]> {
      await sample();
      const from = samples.slice(marked);
      const moments = Array.from({ length: Math.min(columns, from.length) }, (_, i) =>
        Math.round((i * (from.length - 1)) / Math.max(1, Math.min(columns, from.length) - 1)),
      );
      return [...roles.map(([, role]) => role), isolate].map((role) => {
        const values = moments.map((at) => (from[at]?.get(role) ?? 0).toFixed(0).padStart(6));
        return `${`${role}, MB`.padEnd(26)}${values.join('')}`;
      });
    },
    stop() {
      clearInterval(timer);
      heap.close();
    },
  };
}
