import { type Conversation, keyOf, limits, practice, study } from '@apologia/contract';
import { call, dashboard, queryClient } from '@apologia/kit';
import { discardMessages } from './chat/draft.ts';
import { debriefOf, helpIn, pastConversations, practiceScreen, type Screen } from './queries.ts';

/** The conversation used last, whichever it is. */
const last = practiceScreen();

/** Sets a conversation in the cache of its own screen. */
export function setConversation(screen: Screen, conversation: Conversation): void {
  queryClient.setQueryData(practiceScreen(conversation.id).queryKey, { ...screen, conversation });
  // A reply may come when the list is on the screen again.
  queryClient.resetQueries({ queryKey: pastConversations.queryKey, exact: true });
  queryClient.resetQueries({ queryKey: helpIn(conversation.id).queryKey });
}

/** The conversation on the screen is the one used last, as long as it is open; the partner's others are then over. */
export function setLastConversation(screen: Screen, conversation: Conversation): void {
  if (!conversation.isEnded) {
    queryClient.setQueryData(last.queryKey, screen);
    endOtherConversations(conversation);
  } else if (queryClient.getQueryData(last.queryKey)?.conversation?.id === conversation.id) {
    removeQuery(last.queryKey);
  }
}

/** Inserts a conversation that has just begun. */
export function insertConversation(conversation: Conversation): void {
  // The one that was open may have been left without an answer.
  invalidateDailyReview();
  const screen = cachedScreens().find(([, cached]) => cached)?.[1];
  if (screen) setConversation(screen, conversation);
}

/** Updates a conversation in the cache. */
export function updateConversation(id: string, change: (cached: Conversation) => Conversation): void {
  const screen = queryClient.getQueryData(practiceScreen(id).queryKey);
  if (screen?.conversation) setConversation(screen, change(screen.conversation));
}

/** Reads a conversation again. @returns `null` where it is gone or could not be read */
export async function refetchConversation(id: string): Promise<Conversation | null> {
  const screen = call(practice.screen, { query: { conversation: id } });
  const { conversation } = await screen.catch(() => ({ conversation: null }));
  if (conversation) updateConversation(id, () => conversation);
  return conversation;
}

function endOtherConversations({ id, worldview }: Conversation): void {
  for (const [queryKey, screen] of cachedScreens()) {
    const other = screen?.conversation;
    if (!other || other.id === id || other.worldview !== worldview || other.isEnded) continue;
    queryClient.setQueryData(queryKey, { ...screen, conversation: { ...other, isEnded: true } });
  }
}

/** An objection that was left without an answer comes up in Daily review, which has to be read again. */
export function invalidateDailyReview(): void {
  const keys = [keyOf(study.dailyReview), keyOf(study.plan), dashboard.queryKey];
  for (const queryKey of keys) queryClient.invalidateQueries({ queryKey });
}

/** Removes a deleted conversation from the cache and its drafts. @param id without it, all conversations */
export function removeConversation(id?: string): void {
  discardMessages(id);
  for (const [queryKey, screen] of cachedScreens()) {
    if (!screen?.conversation || (id && screen.conversation.id !== id)) continue;
    removeQuery(debriefOf(screen.conversation.id).queryKey);
    queryClient.setQueryData(queryKey, { ...screen, conversation: null });
  }
  const { queryKey } = pastConversations;
  const wasFull = (queryClient.getQueryData(queryKey)?.length ?? 0) >= limits.conversationsOnAPage;
  queryClient.setQueryData(queryKey, (cached) => cached?.filter((one) => id && one.id !== id));
  // Behind a full page there may be others, which move up.
  if (id && wasFull) queryClient.invalidateQueries({ queryKey, exact: true });
  // Another may be open.
  queryClient.invalidateQueries({ queryKey: last.queryKey, exact: true });
}

const removeQuery = (queryKey: readonly unknown[]) => queryClient.removeQueries({ queryKey, exact: true });

/** Every screen of the practice room that is in the cache. */
const cachedScreens = () =>
  queryClient.getQueriesData<Screen>({
    predicate: ({ queryKey: [, read, ...rest] }) => rest.length === 0 && /^practice(\?|$)/.test(`${read}`),
  });
