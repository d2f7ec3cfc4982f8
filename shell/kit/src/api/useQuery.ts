import { useQuery as useQueryOf } from '@tanstack/react-query';

/**
 * A read, waited for by no boundary. Several parts of a page may show it: where it failed for the first of them, it is not asked for
 * again by the others.
 */
export const useQuery: typeof useQueryOf = (options: Parameters<typeof useQueryOf>[0]) =>
  useQueryOf({ retryOnMount: false, ...options }) as never;
