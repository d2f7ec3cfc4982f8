import { practice, type WorldviewCard } from '@apologia/contract';
import { Button, call } from '@apologia/kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useOpenConversation } from '../useOpenConversation.ts';
import { BeginWith } from './BeginWith.tsx';
import styles from './ChooseWorldview.module.css';
import { OtherConversations } from './OtherConversations.tsx';
import { WorldviewOption } from './WorldviewOption.tsx';

interface ChooseWorldviewProps {
  worldviews: WorldviewCard[];
  takesFocus: boolean;
}

/** The choice of a partner, each described as its own adherents would, and of an objection. */
export function ChooseWorldview({ worldviews, takesFocus }: ChooseWorldviewProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const [card, choose] = useState<WorldviewCard>();
  const [objection, setObjection] = useState<string>();
  const start = useOpenConversation(({ id }: WorldviewCard) =>
    call(practice.start, { body: { worldview: id, objection } }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (card) start.open(card);
  };
  return (
    <form ref={form} className={styles.choose} onSubmit={submit}>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>Choose a worldview</legend>
        {worldviews.map((one) => (
          <WorldviewOption
            key={one.id}
            card={one}
            checked={one === card}
            onChoose={() => {
              choose(one);
              setObjection(undefined);
            }}
          />
        ))}
      </fieldset>
      <BeginWith card={card} objection={objection} onChoose={setObjection} />
      <Button type="submit" size="3" className={styles.start} disabled={!card} loading={start.isPending}>
        Start Conversation
      </Button>
      <OtherConversations worldviews={worldviews} />
    </form>
  );
}
