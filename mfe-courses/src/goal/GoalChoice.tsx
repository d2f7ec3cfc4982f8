import { counted } from '@apologia/kit';
import styles from './GoalChoice.module.css';

const choices = [1, 2, 3, 4, 5, 6, 7];

/** The field for the number of days a week that the learner means to study. */
export function GoalChoice({ goal, onChange }: { goal: number; onChange: (goal: number) => void }) {
  return (
    <label className={styles.choice}>
      Goal
      <select
        className={styles.select}
        value={goal}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {choices.map((days) => (
          <option key={days} value={days}>
            {counted(days, 'day')} a week
          </option>
        ))}
      </select>
    </label>
  );
}
