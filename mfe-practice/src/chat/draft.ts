import type { Conversation } from '@apologia/contract';
import { deleteDraft, deleteDrafts, useDraft } from '@apologia/kit/draft';

const prefix = 'practice-draft ';

/** The draft of the learner's next message; a saved text that has been sent since is dropped. */
export function useMessageDraft({ id, messages }: Conversation, isSending: boolean) {
  const last = messages.findLast(({ role }) => role === 'user');
  const restore = (saved: string) => (saved.trim() === last?.content ? null : saved);
  return useDraft(prefix + id, '', { restore, isSending });
}

/** @param id without it, the drafts of all conversations */
export function discardMessages(id?: string): void {
  if (id) deleteDraft(prefix + id);
  else deleteDrafts(prefix);
}
