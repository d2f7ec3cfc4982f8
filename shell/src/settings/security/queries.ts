import { type SecurityEntry, security } from '@apologia/contract';
import { query, queryClient } from '@apologia/kit';

export const signIns = query(security.signIns);
export const securityEvents = query(security.events, { query: {} });

/** Adds a page of older entries to those that are shown. */
export const addEvents = (added: readonly SecurityEntry[]) =>
  queryClient.setQueryData(securityEvents.queryKey, (shown) => shown && [...shown, ...added]);

/** Asks anew who is signed in and what has happened, after a change of either. */
export function refreshSecurity(): void {
  queryClient.invalidateQueries({ queryKey: signIns.queryKey });
  queryClient.invalidateQueries({ queryKey: securityEvents.queryKey });
}
