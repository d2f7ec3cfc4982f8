import type { FigureOf } from './schema.ts';

type Timeline = FigureOf<'timeline'>;

/** The years at which the scale has a mark. */
export function ticksOf({ from, to, every }: Timeline): number[] {
  if (!every) return [];
  const first = Math.ceil(from / every) * every;
  const years = Array.from({ length: Math.floor((to - first) / every) + 1 }, (_, i) => first + i * every);
  // After the year 1 BC comes AD 1.
  return years.filter((year) => year !== 0);
}

/** A year on the scale; of years AD only the first says so. */
export function yearLabel(year: number, before: number | undefined): string {
  if (year < 0) return `${-year} BC`;
  return before !== undefined && before > 0 ? `${year}` : `AD ${year}`;
}

/** A year as a number that grows evenly: from 1 BC to AD 1 is one year, for there is none between. */
export const evenly = (year: number) => (year < 0 ? year + 1 : year);
