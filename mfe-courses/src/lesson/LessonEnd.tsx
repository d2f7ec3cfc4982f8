import type { LessonDetail } from '@apologia/contract';
import { useRef } from 'react';
import { Achieved } from '../components/Achieved.tsx';
import styles from './LessonEnd.module.css';
import { MarkAsComplete } from './MarkAsComplete.tsx';
import { NextStep } from './NextStep.tsx';
import { PreviousLesson } from './PreviousLesson.tsx';

/** The foot of a lesson: "Mark as complete" where no quiz does it, and the way on. */
export function LessonEnd({ detail }: { detail: LessonDetail }) {
  const { completed } = detail.lesson;
  const next = useRef<HTMLAnchorElement>(null);
  // The button that had the focus is gone.
  const focusNext = () => next.current?.focus({ preventScroll: true });
  return (
    <footer className={`no-print ${styles.end}`}>
      <div role="status">{completed && <Achieved>Completed</Achieved>}</div>
      {!completed && !detail.quiz && <MarkAsComplete detail={detail} onCompleted={focusNext} />}
      <nav className={styles.nav} aria-label="Lessons">
        <PreviousLesson id={detail.previousLessonId} />
        <NextStep detail={detail} ref={next} />
      </nav>
    </footer>
  );
}
