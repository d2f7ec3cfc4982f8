import type { GatewayContext } from '../../kernel/context.ts';
import type { Turn } from '../guided/scene.ts';
import { resumePractice } from '../safety/careDecision.ts';
import type { LearnerMessage, Snapshot } from './lock.ts';

/** The guided partner's turn on a message. */
export async function guidedTurn(
  c: GatewayContext,
  { conversation, objection, all }: Snapshot,
  { text, choice }: LearnerMessage,
): Promise<Turn> {
  const [reading, { takeTurn }] = await Promise.all([c.var.loadReading(), c.var.loadGuided()]);
  const { lines, closing } = conversation;
  const scene = { reading, partner: { lines, closing }, objection, all };
  return takeTurn(scene, resumePractice(conversation.state), { text, ...(choice && { choice }) });
}
