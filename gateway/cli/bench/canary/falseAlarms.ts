import { intervalOf } from '../../../src/releases/canary/interval.ts';
import { say } from '../../kernel/progress.ts';
import { anyPopulation, type Population } from './population.ts';
import { tryCanary } from './trial.ts';
import { type Change, viewsOf } from './views.ts';

interface Crowd {
  name: string;
  canaries: number;
  /** Views of both sides together. */
  views: number;
  differs?: Partial<Population>;
  change?: Change;
}

const crowds: Crowd[] = [
  { name: 'every view by itself', canaries: 10_000, views: 5000 },
  { name: 'the same, for longer', canaries: 200, views: 100_000 },
  { name: 'half of all views fail for a while', canaries: 1000, views: 5000, differs: { hasOutage: true } },
  {
    name: '5 views a visitor, 1 failure counted',
    canaries: 1000,
    views: 5000,
    differs: { viewsAVisitor: 5, failuresAVisitor: 1 },
  },
  {
    name: '5 views a visitor, all counted',
    canaries: 1000,
    views: 5000,
    differs: { viewsAVisitor: 5, failuresAVisitor: 5 },
  },
  {
    name: '20 views a visitor, 1 failure counted',
    canaries: 1000,
    views: 5000,
    differs: { viewsAVisitor: 20, failuresAVisitor: 1 },
  },
  { name: 'LCP 15 % later, not noticed', canaries: 200, views: 20_000, change: { lcpFactor: 1.15 } },
];

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** Canaries of all sorts of academies that are as good as live, and how many of them are taken back. */
export function tellFalseAlarms(random: () => number): void {
  say(`  ${'healthy canaries'.padEnd(38)} taken back   share    95 % interval     views each`);
  for (const { name, canaries, views, differs, change = {} } of crowds) {
    let alarms = 0;
    for (let i = 0; i < canaries; i++) {
      const population = { ...anyPopulation(random), ...differs };
      if (tryCanary(viewsOf(population, change, random), views)) alarms++;
    }
    const { from, to } = intervalOf(alarms, canaries);
    const share = percent(alarms / canaries).padStart(7);
    const interval = `${percent(from)} to ${percent(to)}`.padEnd(16);
    say(`  ${name.padEnd(38)} ${`${alarms} of ${canaries}`.padStart(11)}  ${share}  ${interval}  ${views}`);
  }
}
