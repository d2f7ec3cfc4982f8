import { account } from '@apologia/contract';
import { Button, fetchOk, useAction, useQuery } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import { loadCeremonies } from '../../passkeys/load.ts';
import { useProblem } from '../../passkeys/useProblem.ts';
import { type GivenProof, ProofForm } from '../account/ProofForm.tsx';
import { passkeyList } from '../passkeys/queries.ts';
import styles from './Data.module.css';
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
  const { data: passkeys = [] } = useQuery(passkeyList);
  const { problem, tellProblem, clearProblem } = useProblem('Nothing was downloaded. Please try again.');
  const download = useAction({
    mutationFn: async (given: GivenProof) => {
      clearProblem();
      const proof = given === 'by-passkey' ? await (await loadCeremonies()).proofOf(given) : given;
      const response = await fetchOk(account.download.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ proof }),
      });
      // Whole, or an error: half a file would pass for all there is.
      saveFile(await response.blob(), `apologia-${new Date().toISOString().slice(0, 10)}.json`);
    },
    onSuccess: () => close('saved'),
    onError: tellProblem,
  });

  if (state === 'asking')
    return (
      <ProofForm
        submit="Download"
        hasPasskey={passkeys.length > 0}
        isPending={download.isPending}
        problem={problem}
        onProof={(proof) => download.mutate(proof)}
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
