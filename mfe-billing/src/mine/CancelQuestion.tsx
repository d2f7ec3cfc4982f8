import { billing } from '@apologia/contract';
import { call, day, queryClient, sentenceOf, toast, useMutation } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { mySubscription } from '../queries.ts';

interface CancelQuestionProps {
  endsAt: string;
  onCancelled: () => void;
  onKeep: () => void;
}

export function CancelQuestion({ endsAt, onCancelled, onKeep }: CancelQuestionProps) {
  const cancelling = useMutation({
    mutationFn: () => call(billing.cancel),
    onSuccess({ subscription }) {
      queryClient.setQueryData(mySubscription.queryKey, (known) => known && { ...known, subscription });
      onCancelled();
      toast({ title: 'Cancelled', description: `Everything stays open to you until ${day(endsAt)}.` });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Your subscription could not be cancelled. Please try again.'),
        tone: 'destructive',
      }),
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
