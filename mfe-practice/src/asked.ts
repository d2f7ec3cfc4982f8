import { practice } from '@apologia/contract';
import { paths } from '@apologia/kit';

/** What the address of the page asks for. */
export type Asked =
  | { view: 'past' }
  /** A conversation by its id, `new` for the choice of a partner, neither for the conversation used last. */
  | { view: 'talk'; conversation?: string };

/** @returns `null` where the address names what cannot be there */
export function askedIn(search: URLSearchParams): Asked | null {
  if (search.get('view') === 'past') return { view: 'past' };
  const conversation = search.get('conversation') ?? undefined;
  return practice.screen.query.safeParse({ conversation }).success ? { view: 'talk', conversation } : null;
}

export const choiceAddress = `${paths.practice}?conversation=new`;
export const pastAddress = `${paths.practice}?view=past`;
export const conversationAddress = (id: string) => `${paths.practice}?conversation=${id}`;
