import { emails, forgotten } from '@apologia/contract';
import { call } from '@apologia/kit';
import { type FieldSpec, problemsOf } from '../../auth/forms.ts';
import { ChangeForm } from '../account/ChangeForm.tsx';
import { problemOfProof, proofField } from '../account/proofField.ts';

const fields: readonly FieldSpec<'email' | 'proof'>[] = [
  { name: 'email', label: 'New email', type: 'email', autoComplete: 'email' },
  proofField,
];

interface ChangeEmailProps {
  /** Called with the address that the link goes to. */
  onDone: (email: string) => void;
  onCancel: () => void;
}

/** Asks for a new address, and for a proof of oneself: a screen that was left open is not enough. */
export const ChangeEmail = ({ onDone, onCancel }: ChangeEmailProps) => (
  <ChangeForm
    fields={fields}
    submit="Send a link to confirm it"
    problemsOf={(values) => ({ ...problemsOf(forgotten, values), ...problemOfProof(values) })}
    send={async ({ email }, proof) => {
      await call(emails.change, { body: { email, proof } });
      return email.trim();
    }}
    onDone={onDone}
    onCancel={onCancel}
    failure="The change could not be asked for. Please try again."
  />
);
