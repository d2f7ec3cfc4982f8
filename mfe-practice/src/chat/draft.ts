import type { Conversation } from '@apologia/contract';

const prefix = 'practice-draft ';

/** What was written in this tab before a reload, unless it has been said since. */
export function savedDraft({ id, messages }: Conversation): string {
  const last = messages.findLast(({ role }) => role === 'user');
  try {
    const saved = sessionStorage.getItem(prefix + id) ?? '';
    return saved.trim() === last?.content ? '' : saved;
  } catch {
    return '';
  }
}

export function saveDraft(id: string, draft: string): void {
  try {
    if (draft) sessionStorage.setItem(prefix + id, draft);
    else sessionStorage.removeItem(prefix + id);
  } catch {
    // Storage may be forbidden or full; the draft then lasts as long as the page.
  }
}

/** @param id without it, those of all conversations */
export function dropDrafts(id?: string): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of id ? [prefix + id] : drafts) sessionStorage.removeItem(key);
  } catch {
    // See saveDraft.
  }
}
