import type { ModuleSummary } from '@apologia/contract';
import { counted, minutes } from '@apologia/kit';
import styles from './ModuleMeta.module.css';

/** A module's difficulty and length, and whether it is in progress. */
export function ModuleMeta({ module }: { module: ModuleSummary }) {
  const { started, completed } = module.userProgress;
  return (
    <ul className={styles.meta}>
      <li className={styles.difficulty}>{module.difficulty}</li>
      <li>{minutes(module.estimatedMinutes)}</li>
      <li>{counted(module.lessonCount, 'lesson')}</li>
      {started && !completed && <li className={styles.underWay}>In Progress</li>}
    </ul>
  );
}
