import type { PracticeChoice } from '@apologia/contract';
import type { Heard, Standing } from '@apologia/db/practice';
import type { Recognised } from './recognise.ts';
import type { Scene } from './scene.ts';

/** What the partner makes of a message. */
export interface Turn {
  text: string;
  choices: PracticeChoice[];
  standing: Standing;
  heard: Heard;
  /** The objection that was left with this turn, and whether it was met. */
  left: { objection: string; isAnswered: boolean } | null;
  isEnded: boolean;
}

/** What the partner knows while speaking. */
export interface Speaking {
  scene: Scene;
  standing: Standing;
  recognised: Recognised;
  /** Kinds of reply that were on offer, and none of them was taken. */
  passedOver: readonly string[];
}

export type Spoken = Omit<Turn, 'heard'>;

export const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
