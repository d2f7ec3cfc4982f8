import { scripture } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { scriptureFor } from './reads.ts';

export function scriptureRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, scripture.scripture, scriptureFor);
}
