import { practice } from '@apologia/contract';
import { call, useMutation } from '@apologia/kit';
import { changeConversation, reviewHasChanged } from '../known.ts';
import { refused } from '../refused.ts';

/** Ends a conversation. @param onEnded called before what has ended is shown */
export function useEnding(id: string, onEnded: () => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(practice.finish, { params: { id } }),
    onSuccess() {
      onEnded();
      changeConversation(id, (known) => ({ ...known, isEnded: true, awaitsReply: false }));
      reviewHasChanged();
    },
    onError: (error) => refused(error, 'The conversation could not be ended. Please try again.'),
  });
  return { isPending, end: () => mutate() };
}
