import { emails, forgotten } from '@apologia/contract';
import { Button, call } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { type FieldSpec, type FormValues, type Problems, problemsOf } from '../auth/forms.ts';
import { ShortForm } from '../auth/ShortForm.tsx';
import styles from './EmailSection.module.css';

const fields: readonly FieldSpec[] = [
  { name: 'email', label: 'New email', type: 'email', autoComplete: 'email' },
  { name: 'proof', label: 'Your password', type: 'password', autoComplete: 'current-password' },
];

interface ChangeEmailProps {
  onDone: (email: string) => void;
  onCancel: () => void;
}

/** Asks for a new address, and for the password: a screen that was left open is not enough. */
export function ChangeEmail({ onDone, onCancel }: ChangeEmailProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset ref={box} className={styles.change} aria-label="Change email">
      <ShortForm
        fields={fields}
        submit="Send a link to confirm it"
        problemsOf={problems}
        send={({ email = '', proof = '' }) =>
          call(emails.change, { body: { email, proof: { password: proof } } })
        }
        onDone={(_, { email = '' }) => onDone(email.trim())}
        failure="The change could not be asked for. Please try again."
      >
        <Button type="button" size="4" variant="soft" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </ShortForm>
    </fieldset>
  );
}

const problems = (values: FormValues): Problems => ({
  ...problemsOf(forgotten, values),
  ...(!values.proof && { proof: 'Please enter your password' }),
});
