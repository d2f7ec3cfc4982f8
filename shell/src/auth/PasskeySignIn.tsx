import { Button, useMutation } from '@apologia/kit';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { loadCeremonies } from '../passkeys/load.ts';
import type { SignedRequest } from '../passkeys/signIn.ts';
import { useProblem } from '../passkeys/useProblem.ts';
import styles from './AuthPage.module.css';
import { forms } from './forms.ts';
import { loadNext, useArrival } from './useArrival.ts';
import { whenIdle } from './whenIdle.ts';

const notChosen = 'No passkey was used. Please try again, or sign in with your password.';

/** Signs in with a passkey: by this button, or where the browser offers one in the field of the name, once the page is at rest. */
export function PasskeySignIn({ next }: { next: string }) {
  const { problem, tellProblem, clearProblem } = useProblem(notChosen);
  const arrive = useArrival(next);

  const { mutate, isPending, isSuccess } = useMutation({
    /** @param chosen in the field of the name; without it the browser asks for one */
    mutationFn: async (chosen: SignedRequest | null) => {
      clearProblem();
      loadNext(next);
      const { askToSignIn, signIn } = await loadCeremonies();
      return signIn(chosen ?? (await askToSignIn()));
    },
    onSuccess: (learner) => arrive(learner, forms.login.welcome),
    onError: tellProblem,
  });

  // An attempt ends the offer, and one that failed has it made again.
  useEffect(() => {
    if (isPending || isSuccess) return;
    let isOver = false;
    let withdraw = () => {};
    const cancel = whenIdle(async () => {
      // Without it the form and the button are there.
      const ceremonies = await loadCeremonies().catch(() => null);
      if (ceremonies && !isOver) withdraw = ceremonies.offerInAutofill(mutate);
    });
    return () => {
      isOver = true;
      cancel();
      withdraw();
    };
  }, [isPending, isSuccess, mutate]);

  return (
    <div className={styles.passkey}>
      <Button
        type="button"
        variant="ghost"
        size="3"
        className={styles.passkeyButton}
        loading={isPending}
        onClick={() => mutate(null)}
      >
        <KeyRound size={18} strokeWidth={1.6} aria-hidden="true" />
        Sign in with a passkey
      </Button>
      <p role="alert" className="field-error">
        {problem}
      </p>
    </div>
  );
}
