import { counted, useQuery, useTimeZone } from '@apologia/kit';
import { studyPlan } from '../daily-review/queries.ts';
import { localDay } from '../goal/calendar.ts';
import { runSentence } from '../goal/runSentence.ts';
import { runOfWeeks, weekOf } from '../goal/weeks.ts';
import styles from './FinishedModule.module.css';

/** The days of study of this week, and the run of weeks it belongs to. */
export function Week() {
  const { data: plan } = useQuery(studyPlan);
  const today = localDay(new Date(), useTimeZone());
  if (!plan) return null;
  const studied = weekOf(plan.days, today).filter((day) => day.isStudied).length;
  return (
    <p className={styles.week}>
      {counted(studied, 'day')} of study this week.{' '}
      {runSentence(runOfWeeks(plan.days, plan.daysAWeek, today))}
    </p>
  );
}
