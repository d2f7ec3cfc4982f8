import { dashboard, Meter, useQuery } from '@apologia/kit';
import styles from './Sidebar.module.css';

/** How much of the whole curriculum is completed; 0 until that is loaded. */
export function YourProgress() {
  const { data } = useQuery(dashboard);
  const percent = data?.totalModules ? Math.round((data.modulesCompleted / data.totalModules) * 100) : 0;
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
