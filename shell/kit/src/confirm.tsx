// Not in the index, which every page carries: it comes with the pages that ask.
import { Button } from '@apologia/kit';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './confirm.module.css';

interface ConfirmProps {
  /** What is to be confirmed, as a question. */
  children: ReactNode;
  /** The labels of the button that does it, and of the one that does not. */
  yes: string;
  no?: string;
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
}

/**
 * Asks once, in the place of the button that was pressed, before something is done that cannot be undone. The button that
 * changes nothing has the focus, and Escape does the same.
 */
export function Confirm({ children, yes, no = 'Keep it', isPending, onYes, onNo }: ConfirmProps) {
  const id = useId();
  const noButton = useRef<HTMLButtonElement>(null);
  // Again where the call failed: a disabled button has lost the focus.
  useEffect(() => {
    if (!isPending) noButton.current?.focus();
  }, [isPending]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isPending) onNo();
  };
  return (
    <fieldset className={styles.confirm} aria-labelledby={id} onKeyDown={onKeyDown}>
      <p id={id} className={styles.question}>
        {children}
      </p>
      {/* It may stand in a form, which it does not send. */}
      <Button type="button" className={styles.button} loading={isPending} onClick={onYes}>
        {yes}
      </Button>
      <Button
        ref={noButton}
        type="button"
        variant="soft"
        color="gray"
        className={styles.button}
        disabled={isPending}
        onClick={onNo}
      >
        {no}
      </Button>
    </fieldset>
  );
}
