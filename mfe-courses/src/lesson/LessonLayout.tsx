import type { ReactNode } from 'react';
import styles from './LessonLayout.module.css';

/** A text, and beside it what there is room for. */
export function LessonLayout({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        {children}
        <div className={styles.beside}>{beside}</div>
      </div>
    </div>
  );
}

/** Stands above the text where there is no room beside it. */
export function NoRoomBeside({ children }: { children: ReactNode }) {
  return <div className={styles.above}>{children}</div>;
}
