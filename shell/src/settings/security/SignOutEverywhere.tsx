import { security } from '@apologia/contract';
import { Button, call, paths, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { deleteDrafts } from '@apologia/kit/draft';
import { useForm } from '../account/useForm.ts';
import styles from '../SettingsPage.module.css';
import { refreshSecurity } from './queries.ts';

/** Ends sign-ins all at once: those elsewhere, or this one too. */
export function SignOutEverywhere({ hasOthers }: { hasOthers: boolean }) {
  const question = useForm();
  const failure = 'Signing out did not go through. Please try again.';
  const others = useAction({
    mutationFn: () => call(security.endSignIns, { body: { here: false } }),
    onSuccess: () => {
      document.getElementById('sign-ins-title')?.focus();
      refreshSecurity();
      toast({ title: 'Signed out everywhere else', description: 'Only this browser is signed in now.' });
    },
    failure,
  });
  const everywhere = useAction({
    mutationFn: () => call(security.endSignIns, { body: { here: true } }),
    onSuccess: () => {
      deleteDrafts('');
      // A new document: nothing of this learner stays in memory.
      location.assign(paths.landing);
    },
    failure,
  });
  if (question.isOpen) {
    return (
      <div className={styles.change}>
        <Confirm
          yes="Sign out everywhere"
          no="Stay signed in"
          isPending={everywhere.isPending}
          onYes={() => everywhere.mutate()}
          onNo={question.close}
        >
          Sign out everywhere, here as well? What you have written and not yet sent in this tab is deleted.
        </Confirm>
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      {hasOthers && (
        <Button variant="soft" loading={others.isPending} onClick={() => others.mutate()}>
          Sign out everywhere else
        </Button>
      )}
      <Button ref={question.button} variant="soft" color="gray" onClick={question.open}>
        Sign out everywhere
      </Button>
    </div>
  );
}
