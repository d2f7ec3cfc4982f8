import type { waitForHashTurn } from './hashing.ts';

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

  interface Variables {
    /** Handed in, and not imported: the turns of an isolate are known in one place, and a module beside the Worker would have its own. */
    waitForHashTurn: typeof waitForHashTurn;
  }
}
