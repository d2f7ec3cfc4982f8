import type { StudyPlan } from '@apologia/contract';
import { counted, useTimeZone } from '@apologia/kit';
import { Check } from 'lucide-react';
import { localDay } from './calendar.ts';
import { GoalChoice } from './GoalChoice.tsx';
import { runSentence } from './runSentence.ts';
import { useGoal } from './useGoal.ts';
import styles from './WeeklyGoal.module.css';
import { WeekMarks } from './WeekMarks.tsx';
import { runOfWeeks, weekOf } from './weeks.ts';

/** The week so far, the run of weeks it belongs to, and the goal that both are measured by. */
export function WeeklyGoal({ plan }: { plan: StudyPlan }) {
  const timeZone = useTimeZone();
  const { goal, setGoal } = useGoal(plan);
  const today = localDay(new Date(), timeZone);
  const week = weekOf(plan.days, today);
  const studied = week.filter((day) => day.isStudied).length;
  return (
    <section className={styles.goal} aria-labelledby="your-week">
      <header className={styles.header}>
        <h2 id="your-week">Your week</h2>
        <GoalChoice goal={goal} onChange={setGoal} />
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
