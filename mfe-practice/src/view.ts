import { practice } from '@apologia/contract';
import { paths } from '@apologia/kit';

/** What the page shows, by its address. */
export type View =
  | { name: 'past' }
  /** A conversation by its id, `new` for the choice of a partner, none for the conversation used last. */
  | { name: 'talk'; conversation?: string };

/** @returns `null` where the address names what cannot be there */
export function viewFromSearch(search: URLSearchParams): View | null {
  if (search.get('view') === 'past') return { name: 'past' };
  const conversation = search.get('conversation') ?? undefined;
  return practice.screen.query.safeParse({ conversation }).success ? { name: 'talk', conversation } : null;
}

export const newConversationAddress = `${paths.practice}?conversation=new`;
export const pastAddress = `${paths.practice}?view=past`;
export const conversationAddress = (id: string) => `${paths.practice}?conversation=${id}`;
