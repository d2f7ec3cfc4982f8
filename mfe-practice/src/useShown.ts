import type { Conversation } from '@apologia/contract';
import { useNavigate } from '@apologia/kit';
import { useEffect } from 'react';
import { conversationAddress } from './asked.ts';
import { keepConversation, keepLast } from './known.ts';
import type { Screen } from './queries.ts';

/**
 * Remembers the conversation on the screen as the one to come back to, and gives it its own address, so that a reload
 * finds it even when it is over.
 * @param wanted the conversation that the address named, if it did
 */
export function useShown(
  screen: Screen,
  conversation: Conversation | null,
  wanted: string | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!conversation) return;
    if (wanted) return keepLast(screen, conversation);
    keepConversation(screen, conversation);
    navigate(conversationAddress(conversation.id), { replace: true });
  }, [screen, conversation, wanted, navigate]);
}
