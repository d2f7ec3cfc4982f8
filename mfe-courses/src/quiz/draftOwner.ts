import { queryClient, session } from '@apologia/kit';

/** One browser may serve a family: a draft belongs to its learner. */
export const draftOwner = (kind: 'lesson' | 'module', id: string) =>
  `${queryClient.getQueryData(session.queryKey)?.username ?? ''} ${kind}/${id}`;
