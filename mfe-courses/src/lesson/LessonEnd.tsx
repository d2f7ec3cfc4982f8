import type { LessonDetail } from '@apologia/contract';
import { Button, sentenceOf, toast, useMutation } from '@apologia/kit';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { completeLesson } from '../studying.ts';
import styles from './LessonEnd.module.css';
import { NextStep } from './NextStep.tsx';
import { PreviousLesson } from './PreviousLesson.tsx';

/** The foot of a lesson: "Mark as complete", and once it is, the way on. */
export function LessonEnd({ detail }: { detail: LessonDetail }) {
  const { completed } = detail.lesson;
  const next = useRef<HTMLAnchorElement>(null);
  const completing = useMutation({
    mutationFn: () => completeLesson(detail),
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The lesson could not be marked as complete. Please try again.'),
        tone: 'destructive',
      }),
  });
  const justCompleted = completed && completing.isSuccess;
  useEffect(() => {
    // The button that had the focus is gone.
    if (justCompleted) next.current?.focus({ preventScroll: true });
  }, [justCompleted]);
  return (
    <footer className={`no-print ${styles.end}`}>
      <div role="status">
        {completed && (
          <p className={styles.completed}>
            <Check size={20} aria-hidden="true" />
            Completed
          </p>
        )}
      </div>
      {!completed && (
        <Button
          size="3"
          className={styles.complete}
          loading={completing.isPending}
          onClick={() => completing.mutate()}
        >
          Mark as complete
        </Button>
      )}
      <nav className={styles.nav} aria-label="Lessons">
        <PreviousLesson id={detail.previousLessonId} />
        <NextStep detail={detail} ref={next} />
      </nav>
    </footer>
  );
}
