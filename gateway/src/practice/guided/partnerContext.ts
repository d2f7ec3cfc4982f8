import type { ConversationState } from '@apologia/db/practice';
import type { Recognition } from './recognise.ts';
import type { PartnerReply, Scene } from './scene.ts';

/** What the partner's reply depends on. */
export interface PartnerContext {
  scene: Scene;
  state: ConversationState;
  recognition: Recognition;
  /** Choices that were offered, and that the learner did not choose. */
  passedOver: readonly string[];
  /** Whether the learner typed the message, and with a reason. */
  isTyped: boolean;
  isReasoned: boolean;
}

/** A reply with which the conversation goes on about the same objection. */
export const goOn = (
  state: ConversationState,
  text: string,
  more: Partial<Pick<PartnerReply, 'choices' | 'leftObjection'>> = {},
): PartnerReply => ({ text, choices: [], state, leftObjection: null, isEnded: false, ...more });

/** The state after some more lines were said. */
export const saying = (state: ConversationState, ...names: string[]): ConversationState => ({
  ...state,
  said: [...state.said, ...names],
});

/** The first of some lines that was not said yet, with the name under which it is recorded. */
export function nextOf(
  { said }: ConversationState,
  lines: readonly string[],
  nameOf: (i: number) => string,
): { text: string; name: string } | null {
  const next = lines.findIndex((_, i) => !said.includes(nameOf(i)));
  return next < 0 ? null : { text: lines[next] as string, name: nameOf(next) };
}
