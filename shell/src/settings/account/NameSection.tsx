import { security } from '@apologia/contract';
import { Button, call, queryClient, session, toast, useQuery } from '@apologia/kit';
import { useDraft } from '@apologia/kit/draft';
import type { FieldSpec } from '../../auth/forms.ts';
import { takeOverTab } from '../../auth/takeOverTab.ts';
import styles from '../SettingsPage.module.css';
import { refreshSecurity } from '../security/queries.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { problemsIn } from './problemsIn.ts';
import { problemOfProof, proofField } from './proofField.ts';
import { useForm } from './useForm.ts';

const fields: readonly FieldSpec<'username' | 'proof'>[] = [
  { name: 'username', label: 'New username', type: 'text', autoComplete: 'username' },
  proofField,
];

/** The name of the account, and its change. */
export function NameSection() {
  const { data: learner } = useQuery(session);
  const [draft, setDraft, discard] = useDraft('settings:username', '');
  const form = useForm();
  const close = () => {
    setDraft('');
    discard();
    form.close();
  };
  if (!learner) return null;
  // Typed before a reload or a sign-in, it is there to go on with.
  if (form.isOpen || draft) {
    return (
      <ChangeForm
        fields={fields}
        values={{ username: draft || learner.username }}
        submit="Change username"
        problemsOf={(values) => ({
          ...problemsIn(security.rename.body.shape.username, values.username, 'username'),
          ...problemOfProof(values),
        })}
        send={({ username }, proof) => call(security.rename, { body: { username, proof } })}
        onType={(name, text) => name === 'username' && setDraft(text)}
        onDone={(renamed) => {
          takeOverTab(renamed.username, learner.username);
          queryClient.setQueryData(session.queryKey, renamed);
          refreshSecurity();
          toast({
            title: `You are ${renamed.username} now`,
            description: 'Sign in by this name from now on.',
          });
          close();
        }}
        onCancel={close}
        failure="Your username could not be changed. Please try again."
      />
    );
  }
  return (
    <>
      <p className={styles.said}>{learner.username}</p>
      <p className={styles.hint}>
        You sign in by it, and others see it on your reviews, questions and answers. Certificates keep the
        name that is printed on them.
      </p>
      <Button ref={form.button} className={styles.change} variant="soft" onClick={form.open}>
        Change username
      </Button>
    </>
  );
}
