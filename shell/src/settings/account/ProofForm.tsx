import type { Proof } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../../auth/Field.tsx';
import pageStyles from '../SettingsPage.module.css';
import styles from './ChangeForm.module.css';
import { problemOfProof, proofField, proofIn } from './proofField.ts';

/** The proof itself, or the wish to give it by a passkey. */
export type GivenProof = Proof | 'by-passkey';

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
  onProof: (proof: GivenProof) => void;
  onCancel: () => void;
}

/** Asks learners to prove who they are, by their password or a passkey, before a step that a stolen session must not take. */
export function ProofForm(props: ProofFormProps) {
  const { children, submit, hasPasskey, isPending, problem, onProof, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState('');
  const shown = missing || problem;

  // On opening, and again where something was wrong.
  useEffect(() => {
    if (!isPending) form.current?.querySelector<HTMLElement>(`[name="${proofField.name}"]`)?.focus();
  }, [isPending]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = { proof: String(new FormData(event.currentTarget).get(proofField.name) ?? '') };
    const { proof = '' } = problemOfProof(values);
    setMissing(proof);
    if (!proof && !isPending) onProof(proofIn(values));
  };

  return (
    <form
      ref={form}
      className={`${styles.form} ${pageStyles.change}`}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && !isPending && onCancel()}
    >
      <p>{children}</p>
      <Field spec={proofField} value={undefined} problem={shown || undefined} />
      <div className={styles.buttons}>
        <Button type="submit" size="3" loading={isPending}>
          {submit}
        </Button>
        {hasPasskey && (
          <Button
            type="button"
            size="3"
            variant="soft"
            disabled={isPending}
            onClick={() => {
              setMissing('');
              onProof('by-passkey');
            }}
          >
            Use a passkey instead
          </Button>
        )}
        <Button type="button" size="3" variant="soft" color="gray" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
