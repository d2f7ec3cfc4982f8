import type { App } from '@apologia/contract';
import type { ReleaseManifest } from '@apologia/db';

/** A release that is in force. */
export interface LiveRelease {
  promotionId: number;
  version: string;
  manifest: ReleaseManifest;
}

/** The releases in force, by app. */
export type Live = Partial<Record<App, LiveRelease>>;

/** A release on trial: a share of visitors gets it beside the one in force. */
export interface Canary {
  /** The step of the history that began the trial. */
  trial: number;
  version: string;
  /** Visitors of a hundred. */
  percent: number;
  startedAt: number;
  manifest: ReleaseManifest;
}

/** What is in force, and what is on trial beside it, by app. */
export interface InForce {
  live: Live;
  canaries: Partial<Record<App, Canary>>;
}
