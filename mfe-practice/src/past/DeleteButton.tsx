import { Button, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { useEffect, useRef, useState } from 'react';
import styles from './DeleteButton.module.css';

interface DeleteButtonProps {
  label: string;
  /** The button's name to a screen reader, beginning with the label. */
  name: string;
  question: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
}

/** A button that deletes a conversation, or all of them, once the question in its place was answered. */
export function DeleteButton({ label, name, question, remove, onDeleted }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsking) button.current?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);
  const deletion = useAction({
    mutationFn: remove,
    onSuccess() {
      toast({ title: 'Deleted', description: 'What was said is no longer kept.' });
      onDeleted();
    },
    failure: 'It could not be deleted. Please try again.',
  });
  if (!isAsking) {
    return (
      <Button
        ref={button}
        variant="soft"
        color="gray"
        className={styles.button}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <Confirm
      yes={label}
      no="Keep"
      isPending={deletion.isPending}
      onYes={() => deletion.mutate()}
      onNo={() => setAsking(false)}
    >
      {question}
    </Confirm>
  );
}
