import type { CareKind, CareLanguage } from '@apologia/contract';

/** The guided partner, as it answers and looks back. */
export type Guided = typeof import('./guided/guided.ts');
/** What recognises somebody in need, and what is said to them. */
export type Safety = typeof import('./safety/safety.ts');

/** Which need a message tells of: for certain, and perhaps; and its language, where that can be told. */
export interface HeardNeed {
  surely: CareKind | null;
  maybe: CareKind | null;
  language: CareLanguage | null;
}

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded with the first message in practice. */
    loadGuided: () => Promise<Guided>;
    loadSafety: () => Promise<Safety>;
  }

  interface Variables {
    /** What was heard in a message in practice. */
    heardNeed?: HeardNeed;
  }
}
