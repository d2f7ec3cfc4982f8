import { Button, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { useEffect, useRef, useState } from 'react';
import styles from './Deleting.module.css';

interface DeletingProps {
  label: string;
  /** What a screen reader says, beginning with the label. */
  name: string;
  question: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
}

/** A button to delete, and the question in its place: what is deleted does not come back. */
export function Deleting({ label, name, question, remove, onDeleted }: DeletingProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsking) button.current?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);
  const deleting = useAction({
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
      isPending={deleting.isPending}
      onYes={() => deleting.mutate()}
      onNo={() => setAsking(false)}
    >
      {question}
    </Confirm>
  );
}
