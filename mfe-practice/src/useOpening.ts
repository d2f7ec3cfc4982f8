import type { Conversation } from '@apologia/contract';
import { useMutation, useNavigate } from '@apologia/kit';
import { conversationAddress } from './asked.ts';
import { openConversation } from './known.ts';
import { refused } from './refused.ts';

/**
 * A change that opens a conversation; whoever is still here is led to it.
 * @param otherwise what to say where it fails and the gateway gives no reason
 */
export function useOpening<Wanted = void>(
  change: (wanted: Wanted) => Promise<Conversation>,
  otherwise = 'The conversation could not be started. Please try again.',
) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: openConversation,
    onError: (error) => refused(error, otherwise),
  });
  const open = (wanted: Wanted) =>
    mutate(wanted, { onSuccess: ({ id }) => navigate(conversationAddress(id)) });
  return { open, isPending };
}
