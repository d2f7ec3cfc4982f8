/** Passkeys: their calls, and the proof by one. */
export type Passkeys = typeof import('./passkeys/passkeys.ts');
/** What is wrong with a password that somebody chose. */
export type Passwords = typeof import('./passwords/weaknessOf.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    loadPasskeys: () => Promise<Passkeys>;
    /** The list of the commonest passwords is long; it is needed when somebody chooses one. */
    loadPasswords: () => Promise<Passwords>;
  }
}
