import { Check } from 'lucide-react';
import styles from './Achieved.module.css';

/** An achievement, in gold. */
export function Achieved({ children }: { children: string }) {
  return (
    <p className={styles.achieved}>
      <Check size={20} aria-hidden="true" />
      {children}
    </p>
  );
}
