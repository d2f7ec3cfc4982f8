import type { ChatMessage, Conversation } from '@apologia/contract';
import { ApiError, notifyFailure } from '@apologia/kit';
import { changeConversation, readAgain } from '../known.ts';

const failed = 'Failed to send message. Please try again.';

/** What became of a message whose reply did not come. */
export type Outcome = 'answered' | 'unanswered' | 'not kept';

/**
 * Finds out what became of a message after an error, and shows it.
 * @param said `null` where a message that is kept was to be answered
 */
export async function outcomeOf(error: unknown, known: Conversation, said: string | null): Promise<Outcome> {
  if (error instanceof ApiError && error.envelope?.code === 'provider_failed') {
    if (said !== null) changeConversation(known.id, (now) => withUnanswered(now, said));
    return 'unanswered';
  }
  if (isRefusal(error) && error.status !== 409) return 'not kept';
  // Nobody here knows how far it came: what is kept is read again.
  const conversation = await readAgain(known.id);
  if (!conversation) return 'not kept';
  const later = conversation.messages.slice(known.messages.length - (said === null ? 1 : 0));
  const isKept = later.some(
    // The words of somebody in need are not kept, but answered.
    ({ role, content, care }) => care || (role === 'user' && (said === null || content === said)),
  );
  if (!isKept) return 'not kept';
  return conversation.awaitsReply ? 'unanswered' : 'answered';
}

/** A refusal gives its own reason; another try would meet it again. */
export const notifyUnsent = (error: unknown): void => notifyFailure(isRefusal(error) ? error : null, failed);

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500;

function withUnanswered(known: Conversation, content: string): Conversation {
  const position = known.messages.length;
  const said: ChatMessage = { position, role: 'user', content, partner: null, choices: [] };
  return { ...known, awaitsReply: true, messages: [...known.messages, said] };
}
