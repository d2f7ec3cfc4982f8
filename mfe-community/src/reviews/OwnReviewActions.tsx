import { Button } from '@apologia/kit';
import type { RefObject } from 'react';
import styles from './OwnReview.module.css';

interface OwnReviewActionsProps {
  editButton: RefObject<HTMLButtonElement | null>;
  deleteButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDelete: () => void;
}

export function OwnReviewActions({ editButton, deleteButton, onEdit, onDelete }: OwnReviewActionsProps) {
  return (
    <div className={styles.actions}>
      <Button ref={editButton} variant="soft" className={styles.action} onClick={onEdit}>
        Edit
      </Button>
      <Button ref={deleteButton} variant="soft" color="gray" className={styles.action} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
