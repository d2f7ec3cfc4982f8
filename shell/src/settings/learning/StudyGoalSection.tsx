import { study } from '@apologia/contract';
import { call, counted, query, queryClient, useAction, useSuspenseQuery } from '@apologia/kit';
import styles from '../SettingsPage.module.css';
import goalStyles from './StudyGoalSection.module.css';

/** The dashboard reads the same. */
const studyPlan = query(study.plan);
const choices = [1, 2, 3, 4, 5, 6, 7];

/** The days a week that the learner means to study. */
export function StudyGoalSection() {
  const { data: plan } = useSuspenseQuery(studyPlan);
  const setting = useAction({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'weekly-goal' },
    mutationFn: (daysAWeek: number) => call(study.setGoal, { body: { daysAWeek } }),
    onSuccess: (_, daysAWeek) =>
      queryClient.setQueryData(studyPlan.queryKey, (cached) => cached && { ...cached, daysAWeek }),
    failure: 'Your goal could not be saved. Please try again.',
  });
  return (
    <>
      <label className={goalStyles.choice}>
        I mean to study
        <select
          className={goalStyles.select}
          value={setting.isPending ? setting.variables : plan.daysAWeek}
          onChange={(event) => setting.mutate(Number(event.target.value))}
        >
          {choices.map((days) => (
            <option key={days} value={days}>
              {counted(days, 'day')} a week
            </option>
          ))}
        </select>
      </label>
      <p className={styles.hint}>Your dashboard counts the weeks in which you reach it.</p>
    </>
  );
}
