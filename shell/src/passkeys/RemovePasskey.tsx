import type { Passkey, Proof } from '@apologia/contract';
import { toast, useAction } from '@apologia/kit';
import { updatePasskeys } from './cache.ts';
import { loadCeremonies } from './load.ts';
import { ProofForm } from './ProofForm.tsx';
import { useProblem } from './useProblem.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: () => void;
  onKeep: () => void;
}

/** Removes a passkey, once its owner has shown that it is them. */
export function RemovePasskey({ passkey: { id, name }, onRemoved, onKeep }: RemovePasskeyProps) {
  const { problem, tellProblem, clearProblem } = useProblem(
    'No passkey was used. Please try again, or enter your password.',
  );
  const removing = useAction({
    mutationFn: async (proof: Proof | 'passkey') => {
      clearProblem();
      const { askForProof, removePasskey } = await loadCeremonies();
      await removePasskey(id, proof === 'passkey' ? await askForProof() : proof);
    },
    onSuccess() {
      updatePasskeys((list) => list.filter((one) => one.id !== id));
      toast({ title: 'Removed', description: `“${name}” signs nobody in any more.` });
      onRemoved();
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
