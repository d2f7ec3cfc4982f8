import { practice } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../context.ts';
import { serve } from '../serve.ts';
import { conversationRoutes } from './conversationRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { debriefIn, helpIn, pastConversations, practiceScreen } from './reads.ts';

export function practiceRoutes(app: Hono<GatewayEnv>): void {
  serve(app, practice.screen, ({ query }) => practiceScreen(query.conversation));
  serve(app, practice.conversations, ({ query }) => pastConversations(query.before));
  serve(app, practice.help, ({ params }) => helpIn(params.id));
  serve(app, practice.debrief, async ({ params }, c) => debriefIn(params.id, await c.var.loadGuided()));
  conversationRoutes(app);
  messageRoutes(app);
}
