import { queryClient, session } from '@apologia/kit';
import { useState } from 'react';

/**
 * The learner whose drafts these are: one browser may serve a family. It stays the one who opened the page, whose session
 * may end meanwhile.
 */
export function useDraftOwner(): string {
  const [owner] = useState(() => queryClient.getQueryData(session.queryKey)?.username ?? '');
  return owner;
}
