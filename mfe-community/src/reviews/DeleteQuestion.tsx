import { community } from '@apologia/contract';
import { call, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { keptIfReported } from '../moderation/evidence.ts';
import { forgetReview } from './known.ts';
import styles from './OwnReview.module.css';

interface DeleteQuestionProps {
  id: string;
  onDeleted: () => void;
  onKeep: () => void;
}

export function DeleteQuestion({ id, onDeleted, onKeep }: DeleteQuestionProps) {
  const deleting = useAction({
    mutationFn: () => call(community.deleteReview),
    onSuccess() {
      forgetReview(id);
      toast({ title: 'Deleted', description: 'Your review is no longer in the list.' });
      onDeleted();
    },
    failure: 'Your review could not be deleted. Please try again.',
  });
  return (
    <div className={styles.actions}>
      <Confirm yes="Delete" isPending={deleting.isPending} onYes={() => deleting.mutate()} onNo={onKeep}>
        Delete your review? {keptIfReported}
      </Confirm>
    </div>
  );
}
