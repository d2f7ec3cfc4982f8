import type { ModuleSummary } from '@apologia/contract';
import { Meter } from '@apologia/kit';
import { Check } from 'lucide-react';
import styles from './CompletedCount.module.css';
import { completedOf } from './groupModules.ts';

interface CompletedCountProps {
  modules: readonly ModuleSummary[];
  /** Whose progress the bar shows. */
  of: string;
  id?: string;
}

/** The number of modules that are completed, in words and as a bar. */
export function CompletedCount({ modules, of, id }: CompletedCountProps) {
  const done = completedOf(modules);
  return (
    <div className={styles.completed}>
      <p id={id} className={styles.count}>
        {done} of {modules.length} completed
        {done === modules.length && <Check size={16} className={styles.all} aria-hidden="true" />}
      </p>
      <Meter value={Math.round((100 * done) / modules.length)} label={`${of}: modules completed`} />
    </div>
  );
}
