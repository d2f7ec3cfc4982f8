import type { ProgressReport } from '@apologia/contract';
import type { Read } from '../kernel/read/read.ts';

/** When a question comes back. */
export type Scheduler = typeof import('./study/schedule.ts');

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded when a quiz is handed in, a question is reviewed, or an objection is left without an answer. */
    loadScheduler: () => Promise<Scheduler>;
    /** Loaded for the dashboard. */
    loadProgressReport: () => Promise<{ progressReport: () => Read<ProgressReport> }>;
    /** Loaded with the first call of notes, or their page. */
    loadNotes: () => Promise<typeof import('./notes/handlers.ts')>;
  }
}
