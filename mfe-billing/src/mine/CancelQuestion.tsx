import { billing } from '@apologia/contract';
import { call, day, queryClient, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { mySubscription } from '../queries.ts';

interface CancelQuestionProps {
  endsAt: string;
  onCancelled: () => void;
  onKeep: () => void;
}

export function CancelQuestion({ endsAt, onCancelled, onKeep }: CancelQuestionProps) {
  const cancelling = useAction({
    mutationFn: () => call(billing.cancel),
    onSuccess({ subscription }) {
      queryClient.setQueryData(mySubscription.queryKey, (known) => known && { ...known, subscription });
      onCancelled();
      toast({ title: 'Cancelled', description: `Everything stays open to you until ${day(endsAt)}.` });
    },
    failure: 'Your subscription could not be cancelled. Please try again.',
  });
  return (
    <Confirm
      yes="Cancel Premium"
      isPending={cancelling.isPending}
      onYes={() => cancelling.mutate()}
      onNo={onKeep}
    >
      Cancel Premium? It stays open to you until {day(endsAt)}; cancelling cannot be taken back.
    </Confirm>
  );
}
