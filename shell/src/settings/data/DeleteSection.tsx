import { account } from '@apologia/contract';
import { Button, call, paths, useAction, useQuery } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import { leaveNothing } from '../../auth/leaveNothing.ts';
import { loadCeremonies } from '../../passkeys/load.ts';
import { useProblem } from '../../passkeys/useProblem.ts';
import { type GivenProof, ProofForm } from '../account/ProofForm.tsx';
import { passkeyList } from '../passkeys/queries.ts';
import styles from './Data.module.css';
import { WhatGoes } from './WhatGoes.tsx';

/** Deletes the account, after the page has said what goes and what stays. */
export function DeleteSection() {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const { data: passkeys = [] } = useQuery(passkeyList);
  const { problem, tellProblem, clearProblem } = useProblem(
    'Your account is still there: deleting it did not go through. Please try again.',
  );
  const removal = useAction({
    mutationFn: async (given: GivenProof) => {
      clearProblem();
      const proof = given === 'by-passkey' ? await (await loadCeremonies()).proofOf(given) : given;
      return call(account.remove, { body: { proof } });
    },
    onSuccess: async () => {
      await leaveNothing();
      location.replace(paths.accountDeleted);
    },
    onError: tellProblem,
  });

  return (
    <div className={styles.part}>
      <WhatGoes />
      {isAsking ? (
        <ProofForm
          submit="Delete my account for good"
          hasPasskey={passkeys.length > 0}
          isPending={removal.isPending || removal.isSuccess}
          problem={problem}
          onProof={(proof) => removal.mutate(proof)}
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
