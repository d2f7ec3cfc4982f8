/** What this gateway offers to releases. */
export type OfferedContract = typeof import('./offeredContract.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded when a release is shipped or comes back. */
    loadContract: () => Promise<OfferedContract>;
  }
}
