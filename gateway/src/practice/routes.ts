import { practice } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { serve } from '../kernel/read/query.ts';
import { messageRoutes } from './conversation/messageRoutes.ts';
import { conversationRoutes } from './conversation/routes.ts';
import { debriefIn, helpIn, pastConversations, practiceScreen } from './reads.ts';

export function practiceRoutes(app: Hono<GatewayEnv>): void {
  serve(app, practice.screen, ({ query }) => practiceScreen(query.conversation));
  serve(app, practice.conversations, ({ query }) => pastConversations(query.before));
  serve(app, practice.help, ({ params }) => helpIn(params.id));
  serve(app, practice.debrief, async ({ params }, c) => debriefIn(params.id, await c.var.loadGuided()));
  conversationRoutes(app);
  messageRoutes(app);
}
