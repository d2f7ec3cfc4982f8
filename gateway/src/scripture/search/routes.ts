import { scripture } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { limitSearches } from './limitSearches.ts';

export function searchRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, scripture.search, async ({ query }, c) => {
    limitSearches(c);
    const { searchFor } = await c.var.loadSearch();
    return searchFor(query.q);
  });
}
