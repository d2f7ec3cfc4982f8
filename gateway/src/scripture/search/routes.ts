import { scripture } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { limitSearches } from './limitSearches.ts';
import { searchFor } from './reads.ts';

export function searchRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, scripture.search, ({ query }, c) => {
    limitSearches(c);
    return searchFor(query.q);
  });
}
