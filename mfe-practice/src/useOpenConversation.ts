import type { Conversation } from '@apologia/contract';
import { useAction, useNavigate } from '@apologia/kit';
import { insertConversation } from './cache.ts';
import { conversationAddress } from './view.ts';

/** A mutation that opens a conversation; whoever is still on the page is led to it. */
export function useOpenConversation<Variables = void>(
  mutationFn: (variables: Variables) => Promise<Conversation>,
) {
  const navigate = useNavigate();
  const { mutate, isPending } = useAction({
    mutationFn: mutationFn,
    onSuccess: insertConversation,
    failure: 'The conversation could not be started. Please try again.',
  });
  const open = (variables: Variables) =>
    mutate(variables, { onSuccess: ({ id }) => navigate(conversationAddress(id)) });
  return { open, isPending };
}
