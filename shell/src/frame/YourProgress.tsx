import { Meter, standing, useQuery } from '@apologia/kit';
import styles from './Sidebar.module.css';

/** How much of the whole curriculum is done; 0 until it is known. */
export function YourProgress() {
  const { data } = useQuery(standing);
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
