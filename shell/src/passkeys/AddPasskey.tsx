import type { CreationOptions, Passkey, Proof } from '@apologia/contract';
import { ApiError, Button, useAction } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import { updatePasskeys } from './cache.ts';
import { loadCeremonies } from './load.ts';
import styles from './Passkeys.module.css';
import { ProofForm } from './ProofForm.tsx';
import { useProblem } from './useProblem.ts';

interface AddPasskeyProps {
  id: string;
  hasPasskey: boolean;
  onAdded: (passkey: Passkey) => void;
}

const notMade = 'No passkey was made. Please try again.';

/** Adds a passkey: first the proof that it is oneself, then what the browser asks. */
export function AddPasskey({ id, hasPasskey, onAdded }: AddPasskeyProps) {
  const [isOpen, setOpen] = useState(false);
  /** The proof is good for a while: where the browser's window was closed, it is not asked for again. */
  const [options, setOptions] = useState<CreationOptions | null>(null);
  const { problem, tellProblem, clearProblem } = useProblem(notMade);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();

  const close = () => {
    setOpen(false);
    setOptions(null);
    clearProblem();
    focusAfter(button);
  };

  const adding = useAction({
    mutationFn: async (proof: Proof | 'passkey' | CreationOptions) => {
      clearProblem();
      const { addPasskey, askForProof, askToAdd } = await loadCeremonies();
      const isProven = typeof proof === 'object' && 'challenge' in proof;
      const asked = isProven ? proof : await askToAdd(proof === 'passkey' ? await askForProof() : proof);
      setOptions(asked);
      return addPasskey(asked);
    },
    onSuccess(passkey) {
      updatePasskeys((list) => [passkey, ...list]);
      setOpen(false);
      setOptions(null);
      onAdded(passkey);
    },
    onError(error) {
      // Refused, it has to begin anew.
      if (error instanceof ApiError) setOptions(null);
      return tellProblem(error);
    },
  });

  if (!isOpen) {
    return (
      <Button ref={button} id={id} variant="soft" className={styles.button} onClick={() => setOpen(true)}>
        Add a passkey
      </Button>
    );
  }
  if (!options) {
    return (
      <ProofForm
        submit="Continue"
        hasPasskey={hasPasskey}
        isPending={adding.isPending}
        problem={problem}
        onProof={(proof) => adding.mutate(proof)}
        onCancel={close}
      >
        Whoever has a passkey comes in: please show that it is you.
      </ProofForm>
    );
  }
  return (
    <div className={styles.again}>
      <p role="alert">{problem || 'Your browser asks how to keep the passkey.'}</p>
      <Button className={styles.button} loading={adding.isPending} onClick={() => adding.mutate(options)}>
        Make the passkey
      </Button>
      <Button
        variant="soft"
        color="gray"
        className={styles.button}
        disabled={adding.isPending}
        onClick={close}
      >
        Cancel
      </Button>
    </div>
  );
}
