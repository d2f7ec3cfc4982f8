import { practice } from '@apologia/contract';
import { call, useAction } from '@apologia/kit';
import { changeConversation, reviewHasChanged } from '../known.ts';

/** Ends a conversation. @param onEnded called before what has ended is shown */
export function useEnding(id: string, onEnded: () => void) {
  const { mutate, isPending } = useAction({
    mutationFn: () => call(practice.finish, { params: { id } }),
    onSuccess() {
      onEnded();
      changeConversation(id, (known) => ({ ...known, isEnded: true, awaitsReply: false }));
      reviewHasChanged();
    },
    failure: 'The conversation could not be ended. Please try again.',
  });
  return { isPending, end: () => mutate() };
}
