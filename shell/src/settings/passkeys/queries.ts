import { type Passkey, passkeys } from '@apologia/contract';
import { query, queryClient } from '@apologia/kit';
import { refreshSecurity } from '../security/queries.ts';

export const passkeyList = query(passkeys.list);

/** Changes the learner's list of passkeys as it is shown; what was done is an entry of the audit trail. */
export function updatePasskeys(update: (list: readonly Passkey[]) => Passkey[]): void {
  queryClient.setQueryData(passkeyList.queryKey, (list) => list && update(list));
  refreshSecurity();
}
