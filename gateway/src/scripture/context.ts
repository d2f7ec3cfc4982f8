/** How words are searched for. */
export type Search = typeof import('./search/reads.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded when somebody first searches by words. */
    loadSearch: () => Promise<Search>;
  }
}
