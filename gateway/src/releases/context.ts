/** What a release has to pass. */
export type Gate = typeof import('./gate.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded when a release is shipped or comes back. */
    loadGate: () => Promise<Gate>;
  }
}
