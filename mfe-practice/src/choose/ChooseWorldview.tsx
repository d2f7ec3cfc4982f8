import { practice, type Worldview, type WorldviewCard } from '@apologia/contract';
import { Button, call, sentenceOf, toast, useMutation } from '@apologia/kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { keepConversation } from '../queries.ts';
import styles from './ChooseWorldview.module.css';
import { WorldviewOption } from './WorldviewOption.tsx';

interface ChooseWorldviewProps {
  worldviews: WorldviewCard[];
  /** The partner of a conversation that may be gone back to. */
  inProgress: string | undefined;
  takesFocus: boolean;
  /** A new conversation is there, or the learner goes back to theirs. */
  onConversation: () => void;
}

/** Whom to talk with: five worldviews, each described as its own adherents would. */
export function ChooseWorldview({
  worldviews,
  inProgress,
  takesFocus,
  onConversation,
}: ChooseWorldviewProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const [worldview, choose] = useState<Worldview | null>(null);
  const start = useMutation({
    mutationFn: (chosen: Worldview) => call(practice.start, { body: { worldview: chosen } }),
    onSuccess: (conversation) => {
      keepConversation(() => conversation);
      onConversation();
    },
    onError: (error) => {
      const description = sentenceOf(error, 'The conversation could not be started. Please try again.');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (worldview) start.mutate(worldview);
  };
  return (
    <form ref={form} className={styles.choose} onSubmit={submit}>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>Choose a worldview</legend>
        {worldviews.map((card) => (
          <WorldviewOption key={card.id} card={card} checked={card.id === worldview} onChoose={choose} />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" size="3" disabled={!worldview} loading={start.isPending}>
          Start Conversation
        </Button>
        {inProgress && (
          <Button type="button" size="3" variant="soft" onClick={onConversation}>
            Back to your conversation ({inProgress})
          </Button>
        )}
      </div>
    </form>
  );
}
