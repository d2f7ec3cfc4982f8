import { type Conversation, practice } from '@apologia/contract';
import { query, queryClient } from '@apologia/kit';

/** The worldviews to choose from, and the learner's conversation. */
export const practiceScreen = query(practice.screen);

/** Puts what a change answered into the screen, so that it need not be read again. */
export function keepConversation(change: (known: Conversation | null) => Conversation | null): void {
  queryClient.setQueryData(
    practiceScreen.queryKey,
    (screen) => screen && { ...screen, conversation: change(screen.conversation) },
  );
}
