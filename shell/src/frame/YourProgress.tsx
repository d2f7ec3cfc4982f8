import { dashboard, Meter, useQuery } from '@apologia/kit';
import styles from './Sidebar.module.css';

/** How many of the lessons that are open to the learner are completed, as a percentage; 0 until that is loaded. */
export function YourProgress() {
  const { data } = useQuery(dashboard);
  const percent = data?.lessonsOpen ? Math.round((data.lessonsCompleted / data.lessonsOpen) * 100) : 0;
  return (
    <div className={styles.progress}>
      <p className={styles.progressHead}>
        <span className={styles.label}>Your Progress</span>
        <span className={styles.percent}>{percent}%</span>
      </p>
      <Meter value={percent} label="Overall progress" />
      <p className={styles.hint}>Keep learning to unlock achievements</p>
    </div>
  );
}
