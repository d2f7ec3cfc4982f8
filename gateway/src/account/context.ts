/** What is done with all that is kept of a learner. */
export type Account = typeof import('./account.ts');

/** The words of the pages that are nothing but text. */
export type Texts = typeof import('./texts/texts.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded by the few who download their data or leave. */
    loadAccount: () => Promise<Account>;
    loadTexts: () => Promise<Texts>;
  }
}
