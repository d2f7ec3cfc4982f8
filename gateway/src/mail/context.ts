import type { deliverDue } from './deliverDue.ts';
import type { Compose } from './delivery/deliver.ts';

/** Sends mail. */
export interface MailModule extends Pick<typeof import('./delivery/inWorker.ts'), 'deliverMail'> {
  /** Makes the texts of mails that are queued without one, whichever domain's they are. */
  compose: Compose;
}

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** The module loads with the first mail that is sent. */
    loadMail: () => Promise<MailModule>;
  }

  interface Variables {
    /** Handed in, and not imported: what is at work in an isolate is known in one place, and a module beside the Worker would have its own. */
    deliverDue: typeof deliverDue;
  }
}
