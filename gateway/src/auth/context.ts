import type { waitForHashTurn } from './hashing.ts';

declare module '../kernel/context.ts' {
  interface Variables {
    /** Handed in, and not imported: the turns of an isolate are known in one place, and a module beside the Worker would have its own. */
    waitForHashTurn: typeof waitForHashTurn;
  }
}
