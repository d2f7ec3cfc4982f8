import { composeMail as compose } from '../auth/email/composeMail.ts';
import { deliverMail } from './mail/plainSockets.ts';

/** What the Worker loads when it is first needed, as packages: outside workerd nothing is bundled. */
export const fromPackages = {
  loadAccount: () => import('../app/account.ts'),
  loadGuides: () => import('../app/guides.ts'),
  loadGuided: () => import('../practice/guided/guided.ts'),
  loadNotes: () => import('../courses/notes/handlers.ts'),
  loadProgressReport: () => import('../app/progressReport.ts'),
  loadPreviews: () => import('../app/previews.ts'),
  loadReading: () => import('@apologia/db/scripture/reading'),
  loadSafety: () => import('../practice/safety/safety.ts'),
  loadPasskeys: () => import('../auth/passkeys/passkeys.ts'),
  loadPasswords: () => import('../auth/passwords/weaknessOf.ts'),
  loadGate: () => import('../releases/gate.ts'),
  loadJudge: () => import('../releases/beacons/judge.ts'),
  loadMail: async () => ({ deliverMail, compose }),
  loadModel: () => import('../practice/model/model.ts'),
  loadScheduler: () => import('../courses/study/schedule.ts'),
  loadSearch: () => import('../scripture/search/reads.ts'),
  loadTexts: () => import('../account/texts/texts.ts'),
} as const;
