import type { CareKind } from '@apologia/contract';
import type { ConversationState } from '@apologia/db/practice';
import { gentleAfterGrief } from '../../src/practice/guided/gentle.ts';
import type { Scene, Turn } from '../../src/practice/guided/scene.ts';
import { takeTurn } from '../../src/practice/guided/turn.ts';
import { careDecision, resumePractice } from '../../src/practice/safety/careDecision.ts';
import { nextSpeech, readNeed } from '../../src/practice/safety/safety.ts';

/** The answer to a message, as the academy gives it. */
export interface Answer {
  text: string;
  state: ConversationState;
  /** The need that was answered in the place of a turn. */
  need: CareKind | null;
  turn: Turn | null;
}

/** Answers a message on the whole path: need first, then the guided partner. */
export function answerOf(
  sceneOf: (objection: string | undefined) => Scene,
  state: ConversationState,
  text: string,
): Answer {
  const detected = readNeed(text);
  // Whoever was asked how they are answers; after a notice the learner goes on.
  const decision = careDecision(state, detected, !state.care?.isUnsure);
  if (decision?.kind) {
    const speech = nextSpeech(
      decision.isUnsure ? 'asking' : decision.kind,
      detected.language ?? 'en',
      state.said,
    );
    const care = {
      kind: decision.kind,
      language: detected.language ?? ('en' as const),
      country: null,
      isOpen: true,
      ...(decision.isUnsure && { isUnsure: true }),
    };
    const after = { ...state, said: [...state.said, speech.name], care };
    return { text: speech.text, state: after, need: decision.kind, turn: null };
  }
  const taken = takeTurn(sceneOf(state.raised.at(-1)), resumePractice(state), { text });
  const turn = gentleAfterGrief(state, taken);
  return { text: turn.text, state: turn.state, need: null, turn };
}
