import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { boot } from '../boot.ts';
import { ApiError } from './apiError.ts';
import { fetchOk } from './call.ts';
import { parsedAsReply } from './firstData.ts';

/**
 * The default read of any key: a GET of its segments joined by slashes.
 * @param on401 whether a signed-out reply throws or reads as `null`
 */
export function readOfKey<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      const response = await fetchOk(queryKey.join('/'), { signal });
      return (await response.json()) as T;
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** Data never goes stale by itself: what changes it invalidates it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readOfKey({ on401: 'throw' }),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      // Without a line the service worker may have an answer; else the page says so, and asks again once there is one.
      networkMode: 'always',
    },
    mutations: { retry: false },
  },
});

for (const [key, value] of boot.data) {
  queryClient.setQueryData(key, process.env.NODE_ENV === 'production' ? value : parsedAsReply(key, value));
}
