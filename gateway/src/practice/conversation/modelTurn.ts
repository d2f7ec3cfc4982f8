import type { PracticePartner } from '@apologia/contract';
import type { ConversationState } from '@apologia/db/practice';
import type { GatewayContext } from '../../kernel/context.ts';
import { ProviderFailed } from '../../kernel/errors.ts';
import { log } from '../../kernel/log/log.ts';
import type { Turn } from '../guided/scene.ts';
import type { Message } from '../model/history.ts';
import { personIn } from '../model/person.ts';
import type { PromptInput } from '../model/prompt.ts';
import { resumePractice } from '../safety/careDecision.ts';
import { guidedTurn } from './guidedTurn.ts';
import type { LearnerMessage, Snapshot } from './lock.ts';

/** A turn, and who speaks in it. */
export interface SpokenTurn {
  turn: Turn;
  speaker: PracticePartner;
}

/**
 * A turn in which the language model speaks; the guided partner does where the model's words are not to be kept, or where they would
 * be long in coming.
 * @throws ProviderFailed where the model cannot be had
 */
export async function modelTurn(
  c: GatewayContext,
  snapshot: Snapshot,
  message: LearnerMessage,
  history: readonly Message[],
  emit?: (delta: string) => void,
): Promise<SpokenTurn> {
  const guided = await guidedTurn(c, snapshot, message);
  const { modelServer } = c.var.config;
  if (!modelServer) return { turn: guided, speaker: 'guided' };
  const { objection, conversation } = snapshot;
  const { name, description, script } = snapshot.partner;
  const { readScript } = await c.var.loadGuided();
  const partner = { name, description, person: personIn(readScript(conversation.worldview, script)) };
  const isPrepared = isCertain(guided);
  const prepared = isPrepared && {
    prepared: { kind: guided.analysis.kind, line: guided.text, isEnded: guided.isEnded },
  };
  const input: PromptInput = { partner, objection, history, ...prepared };
  const { generateReply } = await c.var.loadModel();
  const generated = await generateReply(modelServer, input, emit);
  if ('failure' in generated) {
    const { failure, cause, hasShown } = generated;
    // The conversation is not logged.
    log(failure === 'unreachable' ? 'error' : 'warn', { provider: 'model', failure, error: cause });
    if (failure === 'unreachable') throw new ProviderFailed('Failed to send message. Please try again.');
    if (!hasShown) emit?.(guided.text);
    return { turn: guided, speaker: 'guided' };
  }
  const { kind, words } = generated;
  if (isPrepared) return { turn: inWords(guided, words), speaker: 'model' };
  if (!kind) {
    const turn = { ...guided, state: stateAfter(snapshot.conversation.state) };
    return { turn: inWords(turn, words), speaker: 'model' };
  }
  const turn = await guidedTurn(c, snapshot, { text: message.text }, kind);
  const next = turn.leftObjection ? afterFirstParagraph(turn.text) : '';
  if (next) emit?.(next);
  return { turn: inWords(turn, words + next), speaker: 'model' };
}

/** Whether the message was recognised for certain, or the guided partner goes on to something else whatever it says. */
function isCertain({ analysis, leftObjection, isEnded }: Turn): boolean {
  const { kind, asked, meaning, isLikelier } = analysis;
  const isKnown = (kind !== null || asked !== undefined) && !isLikelier;
  return isKnown || meaning === 'insult' || leftObjection !== null || isEnded;
}

/** Choices are the guided partner's way to ask what was meant. */
const inWords = (turn: Turn, text: string): Turn => ({
  ...turn,
  text,
  choices: [],
  state: { ...turn.state, offered: [] },
});

/** The state after a message that was none of the kinds of reply: none of the partner's lines was said. */
function stateAfter(state: ConversationState): ConversationState {
  const before = resumePractice(state);
  return { ...before, turns: before.turns + 1, unclear: 0 };
}

/** The next objection, or the close: the model did not know of it, so that it is added as it was written. */
function afterFirstParagraph(text: string): string {
  const at = text.indexOf('\n\n');
  return at < 0 ? '' : text.slice(at);
}
