import type { CareKind, CareLanguage } from '@apologia/contract';

/** The guided partner: how it answers, and finds insults for the debrief. */
export type Guided = typeof import('./guided/guided.ts');
/** Recognises somebody in need, and has the answers to them. */
export type Safety = typeof import('./safety/safety.ts');

/** Speaks with a language model. */
export type Model = typeof import('./model/model.ts');

/** The needs that a message tells of, and what else decides how it is answered. */
export interface DetectedNeed {
  certain: CareKind | null;
  /** The certain one, or one that is asked about. */
  unsure: CareKind | null;
  possible: CareKind | null;
  /** Its language, where that can be told. */
  language: CareLanguage | null;
  /** What it says, where its writer was asked whether they are in danger. */
  saysToAsking: 'yes' | 'no' | null;
  isQuestion: boolean;
}

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** The modules load with the first message in practice. */
    loadGuided: () => Promise<Guided>;
    loadSafety: () => Promise<Safety>;
    loadModel: () => Promise<Model>;
  }

  interface Variables {
    /** The need detected in a message in practice. */
    detectedNeed?: DetectedNeed;
  }
}
