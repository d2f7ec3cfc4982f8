import type { Passkey } from '@apologia/contract';
import { toast, useAction } from '@apologia/kit';
import { loadCeremonies } from '../../passkeys/load.ts';
import { useProblem } from '../../passkeys/useProblem.ts';
import { type GivenProof, ProofForm } from '../account/ProofForm.tsx';
import { updatePasskeys } from './queries.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: () => void;
  onKeep: () => void;
}

const notUsed = 'No passkey was used. Please try again, or enter your password.';

/** Removes a passkey, once its owner has shown that it is them. */
export function RemovePasskey({ passkey: { id, name }, onRemoved, onKeep }: RemovePasskeyProps) {
  const { problem, tellProblem, clearProblem } = useProblem(notUsed);
  const removing = useAction({
    mutationFn: async (proof: GivenProof) => {
      clearProblem();
      const { proofOf, removePasskey } = await loadCeremonies();
      await removePasskey(id, await proofOf(proof));
    },
    onSuccess() {
      onRemoved();
      updatePasskeys((list) => list.filter((one) => one.id !== id));
      toast({ title: 'Removed', description: `“${name}” signs nobody in any more.` });
    },
    onError: tellProblem,
  });
  return (
    <ProofForm
      submit="Remove"
      hasPasskey
      isPending={removing.isPending}
      problem={problem}
      onProof={(proof) => removing.mutate(proof)}
      onCancel={onKeep}
    >
      {`Remove “${name}”? You will not be able to sign in with it any more.`}
    </ProofForm>
  );
}
