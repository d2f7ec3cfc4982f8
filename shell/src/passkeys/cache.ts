import { keyOf, type Passkey, passkeys } from '@apologia/contract';
import { queryClient } from '@apologia/kit';

/** Changes the learner's list of passkeys as it is shown. */
export const updatePasskeys = (update: (list: readonly Passkey[]) => Passkey[]): void => {
  queryClient.setQueryData<Passkey[]>(keyOf(passkeys.list), (list) => list && update(list));
};
