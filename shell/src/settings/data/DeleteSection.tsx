import { account, type Proof } from '@apologia/contract';
import { Button, call, paths, useAction } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import { leaveNothing } from '../../auth/leaveNothing.ts';
import { ProofForm } from '../../passkeys/ProofForm.tsx';
import styles from './Data.module.css';
import { proofProblem } from './proofProblem.ts';
import { WhatGoes } from './WhatGoes.tsx';

/** Deletes the account, after the page has said what goes and what stays. */
export function DeleteSection() {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const removal = useAction({
    mutationFn: (proof: Proof) => call(account.remove, { body: { proof } }),
    onSuccess: () => {
      leaveNothing();
      location.replace(paths.accountDeleted);
    },
    failure: (error) =>
      proofProblem(error)
        ? null
        : {
            title: 'Your account is still there',
            description: 'Deleting it did not go through. Please try again.',
          },
  });

  return (
    <div className={styles.part}>
      <WhatGoes />
      {isAsking ? (
        <ProofForm
          submit="Delete my account for good"
          hasPasskey={false}
          isPending={removal.isPending || removal.isSuccess}
          problem={proofProblem(removal.error)}
          onProof={(proof) => proof !== 'passkey' && removal.mutate(proof)}
          onCancel={() => {
            setAsking(false);
            focusAfter(button);
          }}
        >
          This happens at once and cannot be undone.
        </ProofForm>
      ) : (
        <Button
          ref={button}
          size="3"
          variant="soft"
          color="gray"
          className={styles.button}
          onClick={() => setAsking(true)}
        >
          Delete my account
        </Button>
      )}
    </div>
  );
}
