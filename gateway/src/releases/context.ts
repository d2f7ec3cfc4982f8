/** What a release has to pass. */
export type Gate = typeof import('./gate.ts');
/** What makes sense of what tabs tell: whether a canary is worse than what is live. */
export type Judge = typeof import('./beacons/judge.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded when a release is shipped or comes back. */
    loadGate: () => Promise<Gate>;
    /** Loaded when something is told of a trial. */
    loadJudge: () => Promise<Judge>;
  }
}
