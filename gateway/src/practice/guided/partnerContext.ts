import type { ConversationState } from '@apologia/db/practice';
import type { Recognition } from './recognise.ts';
import type { Scene } from './scene.ts';

/** What the partner's reply depends on. */
export interface PartnerContext {
  scene: Scene;
  state: ConversationState;
  recognition: Recognition;
  /** Kinds of reply that were offered as choices, and that the learner did not choose. */
  passedOver: readonly string[];
}
