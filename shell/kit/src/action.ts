import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError, sentenceOf } from './api/apiError.ts';
import { queryClient } from './api/queryClient.ts';
import { paths } from './paths.ts';
import { session } from './session.ts';
import { toast } from './toast.ts';

/** The words of a failed action's notice: its title, and what it says where the gateway gives no reason. */
export type FailureWords = string | { title: string; description: string };

type FromMutation = 'mutationFn' | 'networkMode' | 'onMutate' | 'onSuccess' | 'scope';

interface ActionOptions<Data, Variables>
  extends Pick<UseMutationOptions<Data, Error, Variables>, FromMutation> {
  /** A text alone is titled `Error`. Without words the page itself shows the mutation's `error`. */
  failure?: FailureWords | ((error: Error, variables: Variables) => FailureWords | null);
  /** What else happens on a failure; the notice has been shown by then. */
  onError?: (error: Error, variables: Variables) => unknown;
}

/**
 * A mutation that a learner starts by hand. While it is under way another press does nothing, unless a `scope` puts it in
 * a queue. A failure is told in a notice. Where the session has ended, the whole page knows, and the notice leads to
 * sign-in and back to this page; `useDraft` brings back what was typed.
 * @example
 * const removal = useAction({
 *   mutationFn: () => call(community.deleteReview),
 *   failure: 'Your review could not be deleted. Please try again.',
 * });
 * <Button loading={removal.isPending} onClick={() => removal.mutate()} />
 */
export function useAction<Data, Variables = void>(options: ActionOptions<Data, Variables>) {
  const { failure, onError, ...mutationOptions } = options;
  const isUnderWay = useRef(false);
  const mutation = useMutation<Data, Error, Variables>({
    ...mutationOptions,
    onError(error, variables) {
      if (isSignedOut(error)) queryClient.setQueryData(session.queryKey, null);
      const words = typeof failure === 'function' ? failure(error, variables) : failure;
      if (words) notifyFailure(error, words);
      return onError?.(error, variables);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const isQueued = options.scope !== undefined;
  const mutate = useCallback<typeof mutation.mutate>(
    (...args) => {
      // The page knows of the first press only after it has rendered again.
      if (isUnderWay.current && !isQueued) return;
      isUnderWay.current = true;
      mutation.mutate(...args);
    },
    [mutation.mutate, isQueued],
  );
  return { ...mutation, mutate };
}

/** Shows the notice of a failed action. */
export function notifyFailure(error: unknown, words: FailureWords): void {
  const { title, description } = typeof words === 'string' ? { title: 'Error', description: words } : words;
  toast({
    title,
    description: sentenceOf(error, description),
    tone: 'destructive',
    signIn: isSignedOut(error) ? signInAgain() : undefined,
  });
}

/** Whether a call failed because the session ended while the page was open. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The address of the sign-in that leads back to this page. */
export function signInAgain(): string {
  const { href, origin } = location;
  return paths.auth(href.slice(origin.length));
}
