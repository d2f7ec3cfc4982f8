import type { GatewayContext } from '../../kernel/context.ts';
import type { Turn } from '../guided/scene.ts';
import { resumePractice } from '../safety/careDecision.ts';
import type { LearnerMessage, Snapshot } from './lock.ts';

/**
 * The guided partner's turn on a message.
 * @param recognised the kind of reply that a model takes it for
 */
export async function guidedTurn(
  c: GatewayContext,
  { conversation, partner, objection, all }: Snapshot,
  { text, choice }: LearnerMessage,
  recognised?: string,
): Promise<Turn> {
  const [reading, { gentleAfterGrief, readScript, takeTurn }] = await Promise.all([
    c.var.loadReading(),
    c.var.loadGuided(),
  ]);
  const script = readScript(conversation.worldview, partner.script);
  const { closing } = partner;
  const scene = { reading, partner: { lines: script, closing }, objection, all, questions: script };
  const message = { text, ...(choice && { choice }), ...(recognised && { recognised }) };
  const turn = takeTurn(scene, resumePractice(conversation.state), message);
  return gentleAfterGrief(conversation.state, turn);
}
