import type { CreationOptions, Passkey } from '@apologia/contract';
import { ApiError, Button, useAction } from '@apologia/kit';
import { useState } from 'react';
import { loadCeremonies } from '../../passkeys/load.ts';
import { useProblem } from '../../passkeys/useProblem.ts';
import { type GivenProof, ProofForm } from '../account/ProofForm.tsx';
import { useForm } from '../account/useForm.ts';
import styles from '../SettingsPage.module.css';
import { updatePasskeys } from './queries.ts';

interface AddPasskeyProps {
  hasPasskey: boolean;
  onAdded: (passkey: Passkey) => void;
}

/** Adds a passkey: first the proof that it is oneself, then what the browser asks. */
export function AddPasskey({ hasPasskey, onAdded }: AddPasskeyProps) {
  const form = useForm();
  /** The proof is good for a while: where the browser's window was closed, it is not asked for again. */
  const [options, setOptions] = useState<CreationOptions | null>(null);
  const { problem, tellProblem, clearProblem } = useProblem('No passkey was made. Please try again.');

  const reset = () => {
    setOptions(null);
    clearProblem();
  };
  const close = () => {
    reset();
    form.close();
  };

  const making = useAction({
    mutationFn: async (asked: CreationOptions) => (await loadCeremonies()).addPasskey(asked),
    onSuccess(passkey) {
      reset();
      // Its row comes with a field that takes the focus.
      form.hide();
      onAdded(passkey);
      updatePasskeys((list) => [passkey, ...list]);
    },
    onError(error) {
      // Refused, it has to begin anew.
      if (error instanceof ApiError) setOptions(null);
      return tellProblem(error);
    },
  });

  const proving = useAction({
    mutationFn: async (proof: GivenProof) => {
      clearProblem();
      const { askToAdd, proofOf } = await loadCeremonies();
      return askToAdd(await proofOf(proof));
    },
    onSuccess(asked) {
      setOptions(asked);
      making.mutate(asked);
    },
    onError: tellProblem,
  });

  if (!form.isOpen) {
    return (
      <Button ref={form.button} variant="soft" className={styles.change} onClick={form.open}>
        Add a passkey
      </Button>
    );
  }
  if (!options) {
    return (
      <ProofForm
        submit="Continue"
        hasPasskey={hasPasskey}
        isPending={proving.isPending}
        problem={problem}
        onProof={(proof) => proving.mutate(proof)}
        onCancel={close}
      >
        A passkey lets whoever has it in: please show that it is you.
      </ProofForm>
    );
  }
  return (
    <div className={styles.change}>
      <p role="alert">{problem || 'Your browser asks where to keep the passkey.'}</p>
      <div className={styles.buttons}>
        <Button
          loading={making.isPending}
          onClick={() => {
            clearProblem();
            making.mutate(options);
          }}
        >
          Try again
        </Button>
        <Button variant="soft" color="gray" disabled={making.isPending} onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
