import { community } from '@apologia/contract';
import { Button, call, toast, useMutation } from '@apologia/kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { refused } from '../writing/refused.ts';
import { forgetReview } from './known.ts';
import styles from './OwnReview.module.css';

interface DeleteQuestionProps {
  id: string;
  onDeleted: () => void;
  onKeep: () => void;
}

/** Asked once, where the button was: what is deleted does not come back. */
export function DeleteQuestion({ id, onDeleted, onKeep }: DeleteQuestionProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);

  const deleting = useMutation({
    mutationFn: () => call(community.deleteReview),
    onSuccess() {
      forgetReview(id);
      toast({ title: 'Deleted', description: 'Your review is no longer in the list.' });
      onDeleted();
    },
    onError: (error) => refused(error, 'Your review could not be deleted. Please try again.'),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !deleting.isPending) onKeep();
  };
  return (
    <fieldset className={styles.actions} aria-labelledby="delete-question" onKeyDown={onKeyDown}>
      <p id="delete-question" className={styles.question}>
        Delete your review?
      </p>
      <Button className={styles.action} loading={deleting.isPending} onClick={() => deleting.mutate()}>
        Delete
      </Button>
      <Button
        ref={keepButton}
        variant="soft"
        color="gray"
        className={styles.action}
        disabled={deleting.isPending}
        onClick={onKeep}
      >
        Keep it
      </Button>
    </fieldset>
  );
}
