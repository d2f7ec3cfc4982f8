import { scripture } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../context.ts';
import { serve } from '../serve.ts';
import { scriptureFor } from './reads.ts';

export function scriptureRoutes(app: Hono<GatewayEnv>): void {
  serve(app, scripture.scripture, scriptureFor);
}
