import { billing } from '@apologia/contract';
import { Button, call, day, queryClient, sentenceOf, toast, useMutation } from '@apologia/kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { mySubscription } from '../queries.ts';
import styles from './MySubscription.module.css';

/** Asked once, where the button was. */
export function CancelQuestion({ endsAt, onKeep }: { endsAt: string; onKeep: () => void }) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  const cancelling = useMutation({
    mutationFn: () => call(billing.cancel),
    onSuccess({ subscription }) {
      queryClient.setQueryData(mySubscription.queryKey, (known) => known && { ...known, subscription });
      toast({ title: 'Cancelled', description: `Everything stays open to you until ${day(endsAt)}.` });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Your subscription could not be cancelled. Please try again.'),
        tone: 'destructive',
      }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !cancelling.isPending) onKeep();
  };
  return (
    <fieldset className={styles.actions} aria-labelledby="cancel-question" onKeyDown={onKeyDown}>
      <p id="cancel-question" className={styles.question}>
        Cancel Premium? It stays open to you until {day(endsAt)}; cancelling cannot be taken back.
      </p>
      <Button
        size="3"
        className={styles.action}
        loading={cancelling.isPending}
        onClick={() => cancelling.mutate()}
      >
        Cancel Premium
      </Button>
      <Button
        ref={keepButton}
        size="3"
        variant="soft"
        color="gray"
        className={styles.action}
        disabled={cancelling.isPending}
        onClick={onKeep}
      >
        Keep it
      </Button>
    </fieldset>
  );
}
