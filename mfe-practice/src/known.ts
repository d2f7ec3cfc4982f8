import { type Conversation, keyOf, limits, practice, study } from '@apologia/contract';
import { call, queryClient, standing } from '@apologia/kit';
import { discardMessages } from './chat/draft.ts';
import { debriefOf, helpIn, pastConversations, practiceScreen, type Screen } from './queries.ts';

/** The conversation used last, whichever it is. */
const last = practiceScreen();

/** Makes known how a conversation stands now. */
export function keepConversation(screen: Screen, conversation: Conversation): void {
  queryClient.setQueryData(practiceScreen(conversation.id).queryKey, { ...screen, conversation });
  // A reply may come when the list is on the screen again.
  queryClient.resetQueries({ queryKey: pastConversations.queryKey, exact: true });
  queryClient.resetQueries({ queryKey: helpIn(conversation.id).queryKey });
}

/** What is on the screen is the one used last, as long as it is open; a partner's others are then over. */
export function keepLast(screen: Screen, conversation: Conversation): void {
  if (!conversation.isEnded) {
    queryClient.setQueryData(last.queryKey, screen);
    closeOthers(conversation);
  } else if (queryClient.getQueryData(last.queryKey)?.conversation?.id === conversation.id) {
    forget(last.queryKey);
  }
}

/** Makes a conversation that has just begun known. */
export function openConversation(conversation: Conversation): void {
  // The one that was open may have been left without an answer.
  reviewHasChanged();
  const screen = screensKnown().find(([, known]) => known)?.[1];
  if (screen) keepConversation(screen, conversation);
}

/** Changes what is known of a conversation. */
export function changeConversation(id: string, change: (known: Conversation) => Conversation): void {
  const screen = queryClient.getQueryData(practiceScreen(id).queryKey);
  if (screen?.conversation) keepConversation(screen, change(screen.conversation));
}

/** Reads a conversation again. @returns it, `null` where it is gone or could not be read */
export async function readAgain(id: string): Promise<Conversation | null> {
  const asked = call(practice.screen, { query: { conversation: id } });
  const { conversation } = await asked.catch(() => ({ conversation: null }));
  if (conversation) changeConversation(id, () => conversation);
  return conversation;
}

function closeOthers({ id, worldview }: Conversation): void {
  for (const [queryKey, screen] of screensKnown()) {
    const other = screen?.conversation;
    if (!other || other.id === id || other.worldview !== worldview || other.isEnded) continue;
    queryClient.setQueryData(queryKey, { ...screen, conversation: { ...other, isEnded: true } });
  }
}

/** What was left without an answer comes up in Daily review: that is to be read again. */
export function reviewHasChanged(): void {
  const keys = [keyOf(study.dailyReview), keyOf(study.plan), standing.queryKey];
  for (const queryKey of keys) queryClient.invalidateQueries({ queryKey });
}

/** Nothing of a deleted conversation stays in the tab. @param id without it, of any */
export function forgetConversation(id?: string): void {
  discardMessages(id);
  for (const [queryKey, screen] of screensKnown()) {
    if (!screen?.conversation || (id && screen.conversation.id !== id)) continue;
    forget(debriefOf(screen.conversation.id).queryKey);
    queryClient.setQueryData(queryKey, { ...screen, conversation: null });
  }
  const { queryKey } = pastConversations;
  const wasFull = (queryClient.getQueryData(queryKey)?.length ?? 0) >= limits.conversationsOnAPage;
  queryClient.setQueryData(queryKey, (known) => known?.filter((one) => id && one.id !== id));
  // Behind a full page there may be others, which move up.
  if (id && wasFull) queryClient.invalidateQueries({ queryKey, exact: true });
  // Another may be open.
  queryClient.invalidateQueries({ queryKey: last.queryKey, exact: true });
}

const forget = (queryKey: readonly unknown[]) => queryClient.removeQueries({ queryKey, exact: true });

/** Every screen of the practice room that was shown in this tab. */
const screensKnown = () =>
  queryClient.getQueriesData<Screen>({
    predicate: ({ queryKey: [, read, ...rest] }) => rest.length === 0 && /^practice(\?|$)/.test(`${read}`),
  });
