import { scripture } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { serve } from '../../kernel/read/query.ts';
import { searchFor } from './reads.ts';
import { spendSearch } from './spendSearch.ts';

export function searchRoutes(app: Hono<GatewayEnv>): void {
  serve(app, scripture.search, ({ query }, c) => {
    spendSearch(c);
    return searchFor(query.q);
  });
}
