import type { LessonDetail } from '@apologia/contract';
import { Button, useAction } from '@apologia/kit';
import { completeLesson } from '../mutations.ts';
import styles from './LessonEnd.module.css';

/** The button that completes a lesson without a quiz. */
export function MarkAsComplete({ detail }: { detail: LessonDetail }) {
  const completing = useAction({
    mutationFn: () => completeLesson(detail),
    failure: 'The lesson could not be marked as complete. Please try again.',
  });
  return (
    <Button
      size="3"
      className={styles.complete}
      loading={completing.isPending}
      onClick={() => completing.mutate()}
    >
      Mark as complete
    </Button>
  );
}
