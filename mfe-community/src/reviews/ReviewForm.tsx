import { community, limits } from '@apologia/contract';
import {
  ApiError,
  Button,
  call,
  sentenceOf,
  session,
  TextArea,
  toast,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@apologia/kit';
import { type FormEvent, useRef, useState } from 'react';
import { reviewList } from '../queries.ts';
import { type Draft, dropDraft, emptyDraft, saveDraft, savedDraft } from './draft.ts';
import { RatingField } from './RatingField.tsx';
import styles from './ReviewForm.module.css';
import { SignInToSend } from './SignInToSend.tsx';

/** Where a review is written. A visitor may begin too: the draft waits until they have signed in. */
export function ReviewForm({ onSent }: { onSent: () => void }) {
  const { data: learner } = useSuspenseQuery(session);
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(savedDraft);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const comment = draft.comment.trim();

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(next);
  };

  const sending = useMutation({
    mutationFn: () => call(community.writeReview, { body: { rating: draft.rating, comment } }),
    async onSuccess() {
      dropDraft();
      setDraft(emptyDraft);
      await queryClient.invalidateQueries({ queryKey: reviewList.queryKey });
      toast({ title: 'Thank you', description: 'Your review is now in the list.' });
      onSent();
    },
    onError(error) {
      // The session ended while they wrote.
      if (error instanceof ApiError && error.status === 401) queryClient.setQueryData(session.queryKey, null);
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to submit review'),
        tone: 'destructive',
      });
      commentBox.current?.focus();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!learner || sending.isPending) return;
    if (comment.length < limits.reviewMin) {
      toast({
        title: 'Review too short',
        description: `Please write at least ${limits.reviewMin} characters`,
        tone: 'destructive',
      });
      commentBox.current?.focus();
      return;
    }
    sending.mutate();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <RatingField rating={draft.rating} onChange={(rating) => change({ rating })} />
      <div className="field">
        <label htmlFor="comment">Your review</label>
        <TextArea
          ref={commentBox}
          id="comment"
          size="3"
          rows={5}
          placeholder="What helped you? What could be better?"
          aria-describedby="comment-length"
          value={draft.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
        <p id="comment-length" className={styles.length}>
          {comment.length}/{limits.reviewMin} characters minimum
        </p>
      </div>
      {learner ? (
        <Button type="submit" size="3" loading={sending.isPending} className={styles.send}>
          Submit Review
        </Button>
      ) : (
        <SignInToSend />
      )}
    </form>
  );
}
