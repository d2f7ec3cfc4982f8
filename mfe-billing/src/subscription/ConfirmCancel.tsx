import { billing } from '@apologia/contract';
import { call, queryClient, toast, useAction, useDay } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { mySubscription } from '../queries.ts';

interface ConfirmCancelProps {
  endsAt: string;
  onCancelled: () => void;
  onKeep: () => void;
}

/** The question before Premium is cancelled. */
export function ConfirmCancel({ endsAt, onCancelled, onKeep }: ConfirmCancelProps) {
  const day = useDay();
  const cancellation = useAction({
    mutationFn: () => call(billing.cancel),
    onSuccess({ subscription }) {
      queryClient.setQueryData(mySubscription.queryKey, (cached) => cached && { ...cached, subscription });
      onCancelled();
      toast({ title: 'Cancelled', description: `Everything stays open to you until ${day(endsAt)}.` });
    },
    failure: 'Your subscription could not be cancelled. Please try again.',
  });
  return (
    <Confirm
      yes="Cancel Premium"
      isPending={cancellation.isPending}
      onYes={() => cancellation.mutate()}
      onNo={onKeep}
    >
      Cancel Premium? It stays open to you until {day(endsAt)}; cancelling cannot be taken back.
    </Confirm>
  );
}
