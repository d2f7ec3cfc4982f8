import type { LessonDetail } from '@apologia/contract';
import { Button, sentenceOf, toast, useMutation } from '@apologia/kit';
import { completeLesson } from '../studying.ts';
import styles from './LessonEnd.module.css';

/** How a lesson without a quiz is completed. */
export function MarkAsComplete({ detail, onCompleted }: { detail: LessonDetail; onCompleted: () => void }) {
  const completing = useMutation({
    mutationFn: () => completeLesson(detail),
    onSuccess: onCompleted,
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The lesson could not be marked as complete. Please try again.'),
        tone: 'destructive',
      }),
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
