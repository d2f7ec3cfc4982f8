import { scripture } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { serve } from '../kernel/read/query.ts';
import { scriptureFor } from './reads.ts';

export function scriptureRoutes(app: Hono<GatewayEnv>): void {
  serve(app, scripture.scripture, scriptureFor);
}
