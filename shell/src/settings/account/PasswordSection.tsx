import { security } from '@apologia/contract';
import { Button, call, toast } from '@apologia/kit';
import type { FieldSpec } from '../../auth/forms.ts';
import styles from '../SettingsPage.module.css';
import { refreshSecurity } from '../security/queries.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { problemsIn } from './problemsIn.ts';
import { problemOfProof, proofField } from './proofField.ts';
import { useForm } from './useForm.ts';

const fields: readonly FieldSpec<'proof' | 'password'>[] = [
  proofField,
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    placeholder: 'At least 8 characters',
  },
];

/** The change of the password. */
export function PasswordSection() {
  const form = useForm();
  if (!form.isOpen) {
    return (
      <>
        <p>A new password signs you out everywhere but here.</p>
        <Button ref={form.button} className={styles.change} variant="soft" onClick={form.open}>
          Change password
        </Button>
      </>
    );
  }
  return (
    <ChangeForm
      fields={fields}
      submit="Change password"
      problemsOf={(values) => ({
        ...problemOfProof(values),
        ...problemsIn(security.changePassword.body.shape.password, values.password, 'password'),
      })}
      send={({ password }, proof) => call(security.changePassword, { body: { password, proof } })}
      onDone={() => {
        refreshSecurity();
        toast({
          title: 'Your password is changed',
          description: 'Whoever was signed in elsewhere is signed out.',
        });
        form.close();
      }}
      onCancel={form.close}
      failure="Your password could not be changed. Please try again."
    />
  );
}
