import { type StudyPlan, study } from '@apologia/contract';
import { call, counted, queryClient, useAction, useTimeZone } from '@apologia/kit';
import { Check } from 'lucide-react';
import { studyPlan } from '../daily-review/queries.ts';
import { localDay } from './calendar.ts';
import { GoalChoice } from './GoalChoice.tsx';
import { runSentence } from './runSentence.ts';
import styles from './WeeklyGoal.module.css';
import { WeekMarks } from './WeekMarks.tsx';
import { runOfWeeks, weekOf } from './weeks.ts';

/** The week so far, the run of weeks it belongs to, and the goal that both are measured by. */
export function WeeklyGoal({ plan }: { plan: StudyPlan }) {
  const timeZone = useTimeZone();
  const setting = useAction({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'weekly-goal' },
    mutationFn: (daysAWeek: number) => call(study.setGoal, { body: { daysAWeek } }),
    onSuccess: (_, daysAWeek) =>
      queryClient.setQueryData(studyPlan.queryKey, (cached) => cached && { ...cached, daysAWeek }),
    failure: 'Your goal could not be saved. Please try again.',
  });
  const goal = setting.isPending ? setting.variables : plan.daysAWeek;
  const today = localDay(new Date(), timeZone);
  const week = weekOf(plan.days, today);
  const studied = week.filter((day) => day.isStudied).length;
  return (
    <section className={styles.goal} aria-labelledby="your-week">
      <header className={styles.header}>
        <h2 id="your-week">Your week</h2>
        <GoalChoice goal={goal} onChange={setting.mutate} />
      </header>
      <WeekMarks week={week} />
      <p className={styles.count}>
        {studied >= goal && <Check size={18} className={styles.reached} role="img" aria-label="Reached:" />}
        {studied > goal ? counted(studied, 'day') : `${studied} of ${counted(goal, 'day')}`} this week
      </p>
      <p className={styles.run}>{runSentence(runOfWeeks(plan.days, goal, today))}</p>
    </section>
  );
}
