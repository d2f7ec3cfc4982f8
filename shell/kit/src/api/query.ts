import { type Endpoint, keyOf, type Reply } from '@apologia/contract';
import { queryOptions } from '@tanstack/react-query';
import { type ArgsOf, call } from './call.ts';

/**
 * The query of a read: its key is the path's segments, its data the parsed reply.
 * @example const lesson = (id: string) => query(courses.lesson, { params: { id } });
 */
export function query<E extends Endpoint>(endpoint: E, ...args: ArgsOf<E>) {
  return queryOptions<Reply<E>>({
    queryKey: keyOf(endpoint, args[0]?.params, args[0]?.query),
    queryFn: () => call(endpoint, ...args),
  });
}
