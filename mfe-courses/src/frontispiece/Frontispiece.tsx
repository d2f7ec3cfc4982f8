import type { Subject } from '@apologia/contract';
import { Suspense } from 'react';
import styles from './Frontispiece.module.css';
import { LazyDrawing } from './lazyDrawing.ts';

/** The drawing that a subject's page opens with. The page does not wait for it. */
export function Frontispiece({ subject }: { subject: Subject }) {
  return (
    <svg className={`emblem ${styles.frontispiece}`} viewBox="0 0 240 96" aria-hidden="true">
      <Suspense>
        <LazyDrawing subject={subject} accent="var(--oxblood)" />
      </Suspense>
    </svg>
  );
}
