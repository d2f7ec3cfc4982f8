import type { Proof } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../auth/Field.tsx';
import styles from './ProofForm.module.css';

interface ProofFormProps {
  /** What is about to be done. */
  children: ReactNode;
  /** The label of the button that does it. */
  submit: string;
  /** Whether the learner has a passkey to prove it by. */
  hasPasskey: boolean;
  isPending: boolean;
  /** What is wrong with the proof, or came of the step. */
  problem: string;
  onProof: (proof: Proof | 'passkey') => void;
  onCancel: () => void;
}

const password = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const;

/** Asks learners to prove who they are, by their password or a passkey, before a step that a stolen session must not take. */
export function ProofForm(props: ProofFormProps) {
  const { children, submit, hasPasskey, isPending, problem, onProof, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState('');

  const shown = missing || problem;
  // On opening, and again where something was wrong.
  useEffect(() => {
    if (!isPending) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [shown, isPending]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('password') ?? '');
    setMissing(typed ? '' : 'Please enter your password');
    if (typed && !isPending) onProof({ password: typed });
  };

  return (
    <form
      ref={form}
      className={styles.proof}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && !isPending && onCancel()}
    >
      <p>{children}</p>
      <Field spec={password} value="" problem={shown || undefined} />
      <div className={styles.actions}>
        <Button type="submit" className={styles.button} loading={isPending}>
          {submit}
        </Button>
        {hasPasskey && (
          <Button
            type="button"
            variant="soft"
            className={styles.button}
            disabled={isPending}
            onClick={() => {
              setMissing('');
              onProof('passkey');
            }}
          >
            Use a passkey instead
          </Button>
        )}
        <Button
          type="button"
          variant="soft"
          color="gray"
          className={styles.button}
          disabled={isPending}
          onClick={onCancel}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
