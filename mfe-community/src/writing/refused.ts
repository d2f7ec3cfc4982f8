import { ApiError, queryClient, sentenceOf, session, toast } from '@apologia/kit';

/** Tells that a call failed. @param otherwise what to say where the gateway gives no reason */
export function refused(error: unknown, otherwise: string): void {
  // The session ended while the page was open.
  if (error instanceof ApiError && error.status === 401) queryClient.setQueryData(session.queryKey, null);
  toast({ title: 'Error', description: sentenceOf(error, otherwise), tone: 'destructive' });
}
