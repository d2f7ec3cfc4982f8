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
