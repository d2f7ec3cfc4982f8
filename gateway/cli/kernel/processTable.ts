import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface Entry {
  pid: number;
  parent: number;
  command: string;
  /** It has ended, and nobody has asked for its exit code yet. */
  isZombie: boolean;
}

/** Every process of this machine; empty where there is neither `/proc` nor `ps`. */
export function processTable(): Entry[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

/** Small images come without `ps`. */
function fromProc(): Entry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The program's name stands in brackets and may hold anything, brackets too.
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(pid), parent: Number(parent), command, isZombie: state === 'Z' }];
      } catch {
        // Gone between the two readings.
        return [];
      }
    });
}

function fromPs(): Entry[] {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split(
      '\n',
    );
    return lines.flatMap((line) => {
      const [, pid, parent, state = '', command = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/) ?? [];
      return pid
        ? [{ pid: Number(pid), parent: Number(parent), command, isZombie: state.startsWith('Z') }]
        : [];
    });
  } catch {
    return [];
  }
}
