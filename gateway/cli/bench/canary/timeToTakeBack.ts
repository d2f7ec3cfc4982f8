import { say } from '../../kernel/progress.ts';
import { usual } from './population.ts';
import { tryCanary } from './trial.ts';
import { type Change, viewsOf } from './views.ts';

const viewsASecond = [1, 10, 100];
const hour = 3600;
const runs = 101;

const changes: { name: string; change: Change }[] = [
  { name: 'fails 0.5 %', change: { failing: 0.005 } },
  { name: 'fails 1 %', change: { failing: 0.01 } },
  { name: 'fails 5 %', change: { failing: 0.05 } },
  { name: 'fails 50 %', change: { failing: 0.5 } },
  { name: 'LCP 0.5 s later', change: { lcpMs: 500 } },
  { name: 'LCP 2 s later', change: { lcpMs: 2000 } },
];

/** Seconds until a canary that is worse is taken back, by how much is going on. */
export function tellTimeToTakeBack(random: () => number): void {
  const columns = viewsASecond.map((rate) => `${rate} a second`.padStart(16)).join('');
  say(`  ${`median, 90th percentile of ${runs}`.padEnd(32)}  canary's views${columns}`);
  for (const { name, change } of changes) {
    const ends = Array.from({ length: runs }, () =>
      tryCanary(viewsOf(usual, change, random), hour * Math.max(...viewsASecond)),
    );
    const cells = viewsASecond.map((rate) =>
      told(
        ends.map((end) => secondsOf(end?.views, rate)),
        ' s',
      ),
    );
    say(
      `  ${name.padEnd(32)}${[told(ends.map((end) => end?.canaryViews)), ...cells].map((cell) => cell.padStart(16)).join('')}`,
    );
  }
}

function secondsOf(views: number | undefined, rate: number): number | undefined {
  if (views === undefined || views > hour * rate) return undefined;
  return views / rate;
}

function told(values: (number | undefined)[], unit = ''): string {
  const sorted = values.map((value) => value ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
  const inWords = (value: number) => (Number.isFinite(value) ? `${Math.ceil(value)}${unit}` : 'never');
  return `${inWords(at(0.5))}, ${inWords(at(0.9))}`;
}
