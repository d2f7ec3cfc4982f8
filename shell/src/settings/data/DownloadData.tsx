import { account, type Proof } from '@apologia/contract';
import { Button, fetchOk, useAction } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import { ProofForm } from '../../passkeys/ProofForm.tsx';
import styles from './Data.module.css';
import { proofProblem } from './proofProblem.ts';
import { saveFile } from './saveFile.ts';

/** Saves everything that the academy keeps of the learner in one file. */
export function DownloadData() {
  const [state, setState] = useState<'idle' | 'asking' | 'saved'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const close = (to: 'idle' | 'saved') => {
    setState(to);
    focusAfter(button);
  };
  const download = useAction({
    mutationFn: async (proof: Proof) => {
      const response = await fetchOk(account.download.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ proof }),
      });
      // Whole, or an error: half a file would pass for all there is.
      saveFile(await response.blob(), `apologia-${new Date().toISOString().slice(0, 10)}.json`);
    },
    onSuccess: () => close('saved'),
    failure: (error) =>
      proofProblem(error)
        ? null
        : { title: 'Nothing was downloaded', description: 'Please try again in a moment.' },
  });

  if (state === 'asking')
    return (
      <ProofForm
        submit="Download"
        hasPasskey={false}
        isPending={download.isPending}
        problem={proofProblem(download.error)}
        onProof={(proof) => proof !== 'passkey' && download.mutate(proof)}
        onCancel={() => close('idle')}
      >
        All of it leaves the academy in one file: please show that it is you.
      </ProofForm>
    );
  return (
    <>
      <Button
        ref={button}
        size="3"
        variant="soft"
        className={styles.button}
        onClick={() => setState('asking')}
      >
        Download my data
      </Button>
      <p role="status" className={styles.status}>
        {state === 'saved' &&
          'It is on its way to your downloads. Keep it safe: it holds what only you have read.'}
      </p>
    </>
  );
}
