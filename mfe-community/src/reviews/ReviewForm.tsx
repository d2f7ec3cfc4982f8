import { community, limits, type OwnReview, visibleLength } from '@apologia/contract';
import { call, toast, useAction } from '@apologia/kit';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { setReview } from './cache.ts';
import { DraftFields } from './DraftFields.tsx';
import { type Draft, useReviewDraft } from './draft.ts';
import styles from './ReviewForm.module.css';

interface ReviewFormProps {
  /** The review that is being changed. */
  current?: Draft;
  /** Whether the learner has just opened the form, so that writing goes on in it. */
  takesFocus?: boolean;
  onSent: (review: OwnReview) => void;
  /** The buttons below. */
  children: (isSending: boolean) => ReactNode;
}

/** The form in which a learner writes their review, or changes it. */
export function ReviewForm({ current, takesFocus = false, onSent, children }: ReviewFormProps) {
  const [draft, change, discard] = useReviewDraft(current);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const comment = draft.comment.trim();

  useEffect(() => {
    if (takesFocus) commentBox.current?.focus();
  }, [takesFocus]);

  const sending = useAction({
    mutationFn: () => call(community.writeReview, { body: { rating: draft.rating, comment } }),
    onSuccess(review) {
      discard();
      setReview(review);
      onSent(review);
    },
    failure: 'Failed to submit review',
    onError: () => commentBox.current?.focus(),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (visibleLength(comment) < limits.postMin) {
      toast({
        title: 'Review too short',
        description: `Please write at least ${limits.postMin} characters`,
        tone: 'destructive',
      });
      commentBox.current?.focus();
      return;
    }
    sending.mutate();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <DraftFields draft={draft} onChange={change} commentBox={commentBox} />
      {children(sending.isPending)}
    </form>
  );
}
