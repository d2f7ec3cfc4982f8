import type { Conversation } from '@apologia/contract';
import { useAction, useNavigate } from '@apologia/kit';
import { conversationAddress } from './asked.ts';
import { openConversation } from './known.ts';

/** A change that opens a conversation; whoever is still here is led to it. */
export function useOpening<Wanted = void>(change: (wanted: Wanted) => Promise<Conversation>) {
  const navigate = useNavigate();
  const { mutate, isPending } = useAction({
    mutationFn: change,
    onSuccess: openConversation,
    failure: 'The conversation could not be started. Please try again.',
  });
  const open = (wanted: Wanted) =>
    mutate(wanted, { onSuccess: ({ id }) => navigate(conversationAddress(id)) });
  return { open, isPending };
}
