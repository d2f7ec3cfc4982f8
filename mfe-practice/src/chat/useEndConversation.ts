import { practice } from '@apologia/contract';
import { call, useAction } from '@apologia/kit';
import { invalidateDailyReview, updateConversation } from '../cache.ts';

/** Ends a conversation. @param onEnded called before the page shows that it has ended */
export function useEndConversation(id: string, onEnded: () => void) {
  const { mutate, isPending } = useAction({
    mutationFn: () => call(practice.finish, { params: { id } }),
    onSuccess() {
      onEnded();
      updateConversation(id, (cached) => ({ ...cached, isEnded: true, awaitsReply: false }));
      invalidateDailyReview();
    },
    failure: 'The conversation could not be ended. Please try again.',
  });
  return { isPending, end: () => mutate() };
}
