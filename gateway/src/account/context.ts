/** The words of the pages that are nothing but text. */
export type Texts = typeof import('./texts/texts.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded by those who look for them. */
    loadTexts: () => Promise<Texts>;
  }
}
