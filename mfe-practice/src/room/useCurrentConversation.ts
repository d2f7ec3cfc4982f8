import type { Conversation } from '@apologia/contract';
import { useNavigate } from '@apologia/kit';
import { useEffect } from 'react';
import { setConversation, setLastConversation } from '../cache.ts';
import type { Screen } from '../queries.ts';
import { conversationAddress } from '../view.ts';

/**
 * Remembers the conversation on the screen as the one to come back to, and gives it its own address, so that a reload
 * finds it even when it is over.
 * @param requestedId the conversation that the address named, if it did
 */
export function useCurrentConversation(
  screen: Screen,
  conversation: Conversation | null,
  requestedId: string | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!conversation) return;
    if (requestedId) return setLastConversation(screen, conversation);
    setConversation(screen, conversation);
    navigate(conversationAddress(conversation.id), { replace: true });
  }, [screen, conversation, requestedId, navigate]);
}
