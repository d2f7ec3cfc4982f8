import type { Endpoint, Reply } from '@apologia/contract';
import type { GatewayContext } from '../context.ts';
import { cacheReply } from '../http/cacheControl.ts';
import { type Input, parseInput } from '../http/input.ts';
import type { Router } from '../http/router.ts';
import { type Read, runReads } from './read.ts';

/**
 * Mounts a read of the contract.
 * @example handleQuery(app, courses.lesson, ({ params }) => lessonDetail(params.id));
 */
export function handleQuery<E extends Endpoint>(
  app: Router,
  endpoint: E,
  read: (input: Input<E>, c: GatewayContext) => Read<Reply<E>> | Promise<Read<Reply<E>>>,
): void {
  app.get(endpoint.path, async (c) => {
    const input = await parseInput(endpoint, c);
    const query = await read(input, c);
    const { outcomes } = await runReads(c, [query]);
    const outcome = outcomes[0];
    if (!outcome?.ok) throw outcome?.error;
    if (query.shows) cacheReply(c, query.shows);
    return c.json(outcome.value as object);
  });
}
