import type { ChatMessage, Conversation } from '@apologia/contract';
import { ApiError, notifyFailure } from '@apologia/kit';
import { refetchConversation, updateConversation } from '../cache.ts';

const failure = 'Failed to send message. Please try again.';

/** What became of a message whose reply did not come. */
export type Outcome = 'answered' | 'unanswered' | 'not saved';

/**
 * Finds out what became of a message after an error, and shows it.
 * @param before the conversation when the message was sent
 * @param message `null` where a message that is saved already was to be answered
 */
export async function outcomeOf(
  error: unknown,
  before: Conversation,
  message: string | null,
): Promise<Outcome> {
  if (error instanceof ApiError && error.envelope?.code === 'provider_failed') {
    if (message !== null) updateConversation(before.id, (cached) => withUnanswered(cached, message));
    return 'unanswered';
  }
  if (isRefusal(error) && error.status !== 409) return 'not saved';
  // Nobody here knows how far the message came: the saved conversation is read again.
  const conversation = await refetchConversation(before.id);
  if (!conversation) return 'not saved';
  const later = conversation.messages.slice(before.messages.length - (message === null ? 1 : 0));
  const isSaved = later.some(
    // The words of somebody in need are not saved, but answered.
    ({ role, content, care }) => care || (role === 'user' && (message === null || content === message)),
  );
  if (!isSaved) return 'not saved';
  return conversation.awaitsReply ? 'unanswered' : 'answered';
}

/** A refusal gives its own reason; another try would meet it again. */
export const notifyUnsent = (error: unknown): void => notifyFailure(isRefusal(error) ? error : null, failure);

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500;

function withUnanswered(cached: Conversation, content: string): Conversation {
  const position = cached.messages.length;
  const unanswered: ChatMessage = { position, role: 'user', content, partner: null, choices: [] };
  return { ...cached, awaitsReply: true, messages: [...cached.messages, unanswered] };
}
