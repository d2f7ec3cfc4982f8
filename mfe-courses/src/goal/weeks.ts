import { dayNumber, weekday, weekNumber } from './calendar.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export interface WeekDay {
  name: (typeof weekdays)[number];
  isStudied: boolean;
  isToday: boolean;
}

/** The week of `today`, Monday to Sunday. */
export function weekOf(days: readonly string[], today: string): WeekDay[] {
  const studied = new Set(days.map(dayNumber));
  const monday = dayNumber(today) - weekday(today);
  return weekdays.map((name, index) => ({
    name,
    isStudied: studied.has(monday + index),
    isToday: index === weekday(today),
  }));
}

export interface Run {
  /** Weeks in which the goal was reached. */
  weeks: number;
  /** Last week was missed and forgiven: another one ends the run. */
  isAtStake: boolean;
}

/**
 * The learner's run of weeks up to `today`. A missed week does not count, nor does it end the run;
 * two of them, one after the other, do. The week under way counts once it is reached, and is never missed.
 */
export function runOfWeeks(days: readonly string[], goal: number, today: string): Run {
  const studied = Map.groupBy(new Set(days), weekNumber);
  const isReached = (week: number) => (studied.get(week)?.length ?? 0) >= goal;
  const thisWeek = weekNumber(today);
  const firstWeek = Math.min(...studied.keys());
  let weeks = isReached(thisWeek) ? 1 : 0;
  let missed = 0;
  for (let week = thisWeek - 1; week >= firstWeek && missed < 2; week--) {
    if (isReached(week)) {
      weeks++;
      missed = 0;
    } else missed++;
  }
  return { weeks, isAtStake: weeks > 0 && !isReached(thisWeek) && !isReached(thisWeek - 1) };
}
