import { practice } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import { handleQuery } from '../kernel/read/handleQuery.ts';
import { messageRoutes } from './conversation/messageRoutes.ts';
import { conversationRoutes } from './conversation/routes.ts';
import { debriefRoutes } from './debrief/routes.ts';
import { debriefIn, helpIn, pastConversations, practiceScreen } from './reads.ts';

export function practiceRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, practice.screen, ({ query }) => practiceScreen(query.conversation));
  handleQuery(app, practice.conversations, ({ query }) => pastConversations(query.before));
  handleQuery(app, practice.help, ({ params }) => helpIn(params.id));
  handleQuery(app, practice.debrief, async ({ params }, c) => debriefIn(params.id, await c.var.loadGuided()));
  debriefRoutes(app);
  conversationRoutes(app);
  messageRoutes(app);
}
