import type { LessonDetail } from '@apologia/contract';
import { useEffect, useRef } from 'react';
import { Achieved } from '../components/Achieved.tsx';
import styles from './LessonEnd.module.css';
import { LessonNav } from './LessonNav.tsx';
import { MarkAsComplete } from './MarkAsComplete.tsx';
import { NextStep } from './NextStep.tsx';

/** The foot of a lesson: "Mark as complete" where no quiz does it, and the way on. */
export function LessonEnd({ detail }: { detail: LessonDetail }) {
  const { lesson, quiz, visitor } = detail;
  const { completed } = lesson;
  const next = useRef<HTMLDivElement>(null);
  const wasCompleted = useRef(completed);
  useEffect(() => {
    // The button that had the focus is gone.
    if (completed && !wasCompleted.current) next.current?.querySelector('a')?.focus({ preventScroll: true });
    wasCompleted.current = completed;
  }, [completed]);
  return (
    <footer className={`no-print ${styles.end}`}>
      <div role="status">{completed && <Achieved>Completed</Achieved>}</div>
      {!completed && !quiz && !visitor && <MarkAsComplete detail={detail} />}
      {completed && !quiz && (
        <div ref={next} className={styles.next}>
          <NextStep detail={detail} />
        </div>
      )}
      <LessonNav detail={detail} />
    </footer>
  );
}
